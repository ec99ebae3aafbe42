import Diagnostics
import Escaping

/// An address with a mistake in its beginning: `htp://` for `http://`, `mail:` for `mailto:`, `http:/`
/// for `http://`, `a.js` for `./a.js` in an import map, nothing at all in a `meta`.
enum SchemeSlip: Hashable, Sendable {
  /// An unknown scheme, and a similar known one.
  case unknown(String, meant: String)
  /// An address of the web that names no host, or one that there cannot be.
  case withoutHost
  /// Nothing, where an absolute URL has to be.
  case empty
  /// Blanks in an e-mail address or a telephone number.
  case blank
  /// No e-mail address behind `mailto:`, or no number behind `tel:`.
  case nobody
  /// A program, which the policy of a page does not let run.
  case program
  /// The name of a module where an address has to be.
  case bareModule

  /// What is wrong with the scheme of an address; nil where it has none, or one that is known or
  /// may belong to an app.
  init?(_ address: Swift.Span<UInt8>) {
    for start in ["https://", "http://"] as [StaticString] {
      let count = start.utf8CodeUnitCount
      guard address.count > count, address.extracting(..<count).isWord(start) else { continue }
      if isHost(address[count]), WebHost.begins(address.extracting(count...)) { return nil }
    }
    guard let end = Self.schemeEnd(of: address) else { return nil }
    let scheme = String(decoding: (0..<end).map { lowercased(address[$0]) }, as: UTF8.self)
    if scheme == "http" || scheme == "https" {
      self = .withoutHost
    } else if scheme == "mailto" || scheme == "tel" || scheme == "sms",
      Self.hasBlank(address, from: end + 1)
    {
      self = .blank
    } else if Self.namesNobody(address, scheme, from: end + 1) {
      self = .nobody
    } else if scheme == "javascript" || scheme == "vbscript" {
      self = .program
    } else if !Self.known.contains(scheme), let meant = Self.meant(by: scheme) {
      self = .unknown(scheme, meant: meant)
    } else {
      return nil
    }
  }

  /// Whether what is before the query of an address has blanks. A name in quotation marks may.
  private static func hasBlank(_ address: Swift.Span<UInt8>, from start: Int) -> Bool {
    var end = start
    while end < address.count, address[end] != UInt8(ascii: "?") { end += 1 }
    let name = PercentEncoding.decoded((start..<end).map { address[$0] }[...])
    return name.contains(where: isWhitespace) && !name.contains(UInt8(ascii: "\""))
  }

  /// Whether what is behind `mailto:` has no `@`, or what is behind `tel:` no digit. Where there is
  /// nothing, a value may be missing, or a message is to anybody (RFC 6068, section 2).
  private static func namesNobody(
    _ address: Swift.Span<UInt8>, _ scheme: String, from start: Int
  ) -> Bool {
    guard scheme == "mailto" || scheme == "tel", start < address.count,
      address[start] != UInt8(ascii: "?")
    else { return false }
    var index = start
    while index < address.count, address[index] != UInt8(ascii: "?") {
      let byte = address[index]
      // What is encoded may be any of them.
      if byte == UInt8(ascii: "%") || byte >= 0x80 { return false }
      if scheme == "mailto" ? byte == UInt8(ascii: "@") : isDigit(byte) { return false }
      index += 1
    }
    return true
  }

  /// Where the scheme of an address ends (RFC 3986, section 3.1).
  private static func schemeEnd(of address: Swift.Span<UInt8>) -> Int? {
    for index in address.indices {
      let byte = address[index]
      if byte == UInt8(ascii: ":") { return index > 0 ? index : nil }
      let isLater =
        isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      guard isLetter(byte) || index > 0 && isLater else { return nil }
    }
    return nil
  }

  /// The scheme that was probably meant by an unknown one. It is one of four short words, so its
  /// work is not counted for suggestions.
  private static func meant(by scheme: String) -> String? {
    if let meant = wrongNames[scheme] { return meant }
    var log = DiagnosticLog(isPart: true)
    return log.nearest(to: scheme, among: usual)
  }

  /// The schemes that are usually meant.
  private static let usual = ["http", "https", "mailto", "tel"]

  /// Other names for these.
  private static let wrongNames = [
    "mail": "mailto", "email": "mailto", "phone": "tel", "telephone": "tel", "www": "https",
  ]

  /// Schemes that browsers or widespread programs know.
  private static let known: Set<String> = [
    "about", "acct", "bitcoin", "blob", "callto", "cid", "data", "facetime", "feed", "file", "ftp",
    "ftps", "geo", "git", "intent", "ipfs", "ipns", "irc", "ircs", "javascript", "ldap", "ldaps",
    "magnet", "mailto", "maps", "market", "matrix", "mid", "nntp", "rtsp", "sftp", "sip", "sips",
    "skype", "sms", "smsto", "ssh", "tel", "telnet", "tg", "urn", "vbscript", "webcal", "whatsapp",
    "ws", "wss", "xmpp",
  ]
}

/// Whether a byte may begin the name of a host.
private func isHost(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "[") || byte >= 0x80
    || byte == UInt8(ascii: "%")
}
