/// A currency of ISO 4217.
package struct Currency: Hashable, Sendable {
  /// Its code, three capital letters.
  package let code: String
  /// The decimals of an amount: two of euros, none of yens, three of Kuwaiti dinars.
  package let decimals: Int

  /// The currency with a code; nil where no currency in use has it.
  package init?(code: String) {
    guard let decimals = Self.decimalsByCode[code] else { return nil }
    (self.code, self.decimals) = (code, decimals)
  }

  /// Whether an amount, given by the normal text of a decimal number, has no more decimals than the
  /// currency; zeros at the end do not count.
  package func canHold(_ amount: Swift.Span<UInt8>) -> Bool {
    guard let point = amount.indices.first(where: { amount[$0] == UInt8(ascii: ".") }) else {
      return true
    }
    var end = amount.count
    while end > point + 1, amount[end - 1] == UInt8(ascii: "0") { end -= 1 }
    return end - point - 1 <= decimals
  }

  /// All codes, sorted.
  package static let codes: [String] = decimalsByCode.keys.sorted()

  /// The codes of ISO 4217 that are in use (list one), without precious metals, units of account
  /// without decimals and codes for tests.
  private static let decimalsByCode: [String: Int] = {
    let lists: [(Int, String)] = [
      (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
      (3, "BHD IQD JOD KWD LYD OMR TND"), (4, "CLF UYW"),
      (
        2,
        "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP "
          + "BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB "
          + "EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES "
          + "KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR "
          + "MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD "
          + "RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP "
          + "TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG"
      ),
    ]
    var decimals: [String: Int] = [:]
    for (count, codes) in lists {
      for code in codes.split(separator: " ") { decimals[String(code)] = count }
    }
    return decimals
  }()
}
