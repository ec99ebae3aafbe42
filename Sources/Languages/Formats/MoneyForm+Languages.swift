// How money is written, by the tag of a language; after the Unicode CLDR.
extension MoneyForm {
  /// The forms of languages, and of regions that differ from `regionParents` or their language.
  static let all: [String: MoneyForm] = [
    "en": MoneyForm(
      "¤#", over: common,
      symbols: "AUD=A$ JPY=¥ PHP=₱ USD=$"),
    "en-GB": MoneyForm("¤#", over: british),
    "pt": MoneyForm(
      "¤\u{A0}#", over: common,
      symbols: "AUD=AU$ JPY=JP¥ THB=฿ USD=US$"),
    "pt-PT": MoneyForm("#\u{A0}¤", over: portuguese),
    "sk": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols: "EUR=€ ILS=NIS MXN=MX$ XAF=FCFA XCD=EC$ XCG=Cg XOF=F\u{202F}CFA XPF=CFPF"),
    "cs": MoneyForm(
      "#\u{A0}¤", over: common,
      symbols: "AUD=AU$ CZK=Kč ILS=ILS INR=INR JPY=JP¥ USD=US$ VND=VND"),
    "pl": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols: "BRL=R$ EUR=€ PLN=zł XAF=FCFA XCD=EC$ XOF=F\u{202F}CFA XPF=CFPF"),
    "de": MoneyForm("#\u{A0}¤", over: german),
    "es": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols: "EUR=€ THB=฿ USD=US$ VND=₫ XCG=Cg. XPF=CFPF"),
    "fr": MoneyForm(
      "#\u{A0}¤", over: common,
      symbols: "ARS=$AR AUD=$AU BMD=$BM BND=$BN BZD=$BZ CAD=$CA CLP=$CL CNY=CNY COP=$CO FJD=$FJ "
        + "FKP=£FK GBP=£GB GIP=£GI HKD=HKD LBP=£LB MXN=$MX NAD=$NA NZD=$NZ SBD=$SB SGD=$SG "
        + "SRD=$SR TTD=$TT TWD=TWD USD=$US UYU=$UY WST=$WS XCD=XCD XPF=FCFP"),
    "it": MoneyForm("#\u{A0}¤", over: italian),
    "ar": MoneyForm(
      "\u{200F}#\u{A0}¤", negative: "\u{200F}-#\u{A0}¤", over: common,
      symbols:
        "AED=د.إ.\u{200F} AUD=AU$ BHD=د.ب.\u{200F} DZD=د.ج.\u{200F} EGP=ج.م.\u{200F} GBP=UK£ "
        + "IQD=د.ع.\u{200F} IRR=ر.إ. JOD=د.أ.\u{200F} JPY=JP¥ KWD=د.ك.\u{200F} LBP=ل.ل.\u{200F} "
        + "LYD=د.ل.\u{200F} MAD=د.م.\u{200F} MRU=أ.م. OMR=ر.ع.\u{200F} QAR=ر.ق.\u{200F} "
        + "SAR=ر.س.\u{200F} SDG=ج.س. SYP=ل.س.\u{200F} THB=฿ TND=د.ت.\u{200F} USD=US$ "
        + "YER=ر.ي.\u{200F}"),
    "da": MoneyForm(
      "#\u{A0}¤", over: common,
      symbols: "AUD=AU$ CAD=CAD DKK=kr. JPY=JP¥ THB=฿"),
    "ja": MoneyForm(
      "¤#", over: common,
      symbols: "AUD=A$ CNY=元 JPY=￥ USD=$ XCG=Cg"),
    "nl": MoneyForm(
      "¤\u{A0}#", negative: "¤\u{A0}-#", over: common,
      symbols: "AUD=AU$ CAD=C$ FJD=FJ$ JPY=JP¥ SBD=SI$ THB=฿ USD=US$ XPF=XPF ZWG=ZiG"),
    "sv": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols:
        "BBD=Bds$ BMD=BM$ BRL=BR$ BSD=BS$ BZD=BZ$ CAD=CA$ DKK=Dkr DOP=RD$ EGP=EG£ EUR=€ ILS=₪ "
        + "ISK=Ikr JMD=JM$ MXN=MX$ NOK=Nkr SEK=kr USD=US$ XAF=FCFA XCD=EC$ XOF=F\u{202F}CFA "
        + "XPF=CFPF"),
    "uk": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols: "JPY=¥ UAH=₴ XAF=FCFA XCG=Cg. XOF=F\u{202F}CFA XPF=CFPF"),
    "en-150": MoneyForm("#\u{A0}¤", over: british),
    "en-AU": MoneyForm(
      "¤#", over: [:],
      symbols: "AUD=$ SCR=Rs XCG=Cg. XPF=CFP"),
    "en-AT": MoneyForm("¤\u{A0}#", over: british),
    "en-BE": MoneyForm("#\u{A0}¤", over: british),
    "en-CH": MoneyForm("¤\u{A0}#", negative: "¤-#", over: british),
    "en-CZ": MoneyForm("#\u{A0}¤", over: british),
    "en-DE": MoneyForm("#\u{A0}¤", over: british),
    "en-DK": MoneyForm("#\u{A0}¤", over: british, symbols: "DKK=kr."),
    "en-EE": MoneyForm("#\u{A0}¤", over: british),
    "en-ES": MoneyForm("#\u{A0}¤", over: british),
    "en-FI": MoneyForm("#\u{A0}¤", over: british),
    "en-FR": MoneyForm("#\u{A0}¤", over: british),
    "en-GE": MoneyForm("#\u{A0}¤", over: british, symbols: "GEL=₾"),
    "en-HU": MoneyForm("#\u{A0}¤", over: british),
    "en-ID": MoneyForm("¤#", over: british, symbols: "IDR=Rp"),
    "en-IT": MoneyForm("#\u{A0}¤", over: british),
    "en-JP": MoneyForm("¤#", over: common, symbols: "AUD=A$ JPY=¥ PHP=₱ USD=$"),
    "en-LT": MoneyForm("#\u{A0}¤", over: british),
    "en-LV": MoneyForm("#\u{A0}¤", over: british),
    "en-NL": MoneyForm("¤\u{A0}#", negative: "¤\u{A0}-#", over: british),
    "en-NO": MoneyForm("#\u{A0}¤", over: british, symbols: "NOK=kr"),
    "en-PL": MoneyForm("#\u{A0}¤", over: british),
    "en-PT": MoneyForm("#\u{A0}¤", over: british),
    "en-RO": MoneyForm("#\u{A0}¤", over: british),
    "en-SE": MoneyForm("#\u{A0}¤", over: british, symbols: "SEK=kr"),
    "en-SI": MoneyForm("#\u{A0}¤", over: british),
    "en-SK": MoneyForm("#\u{A0}¤", over: british),
    "en-UA": MoneyForm("#\u{A0}¤", over: british),
    "en-FJ": MoneyForm(
      "¤#", over: british,
      symbols: "FJD=$"),
    "en-GH": MoneyForm(
      "¤#", over: british,
      symbols: "GHS=GH₵"),
    "en-GI": MoneyForm(
      "¤#", over: british,
      symbols: "GBP=GB£ GIP=£"),
    "en-JM": MoneyForm(
      "¤#", over: british,
      symbols: "JMD=$"),
    "en-KE": MoneyForm(
      "¤#", over: british,
      symbols: "KES=Ksh"),
    "en-MT": MoneyForm(
      "¤#", over: british,
      symbols: "GBP=GB£"),
    "en-MY": MoneyForm(
      "¤#", over: british,
      symbols: "MYR=RM"),
    "en-NG": MoneyForm(
      "¤#", over: british,
      symbols: "NGN=₦"),
    "en-NZ": MoneyForm(
      "¤#", over: british,
      symbols: "NZD=$"),
    "en-PK": MoneyForm(
      "¤#", over: british,
      symbols: "PKR=Rs"),
    "en-SG": MoneyForm(
      "¤#", over: british,
      symbols: "SGD=$"),
    "en-TT": MoneyForm(
      "¤#", over: british,
      symbols: "TTD=$"),
    "en-TZ": MoneyForm(
      "¤#", over: british,
      symbols: "TZS=TSh"),
    "en-UG": MoneyForm(
      "¤#", over: british,
      symbols: "UGX=USh"),
    "en-ZM": MoneyForm(
      "¤#", over: british,
      symbols: "ZMW=K"),
    "en-IN": MoneyForm(
      "¤#", over: british,
      symbols: "USD=$"),
    "en-ZA": MoneyForm(
      "¤#", over: british,
      symbols: "ZAR=R"),
    "en-CA": MoneyForm(
      "¤#", over: british,
      symbols: "CAD=$ XCG=Cg"),
    "es-419": MoneyForm(
      "¤#", over: [:],
      symbols: "XCG=Cg. XPF=CFPF"),
    "es-BR": MoneyForm(
      "¤#", over: [:],
      symbols: "BRL=R$ XCG=Cg. XPF=CFPF"),
    "es-BZ": MoneyForm(
      "¤#", over: [:],
      symbols: "BZD=$ XCG=Cg. XPF=CFPF"),
    "es-CU": MoneyForm(
      "¤#", over: [:],
      symbols: "CUP=$ USD=US$ XCG=Cg. XPF=CFPF"),
    "es-DO": MoneyForm(
      "¤#", over: [:],
      symbols: "DOP=RD$ USD=US$ XCG=Cg. XPF=CFPF"),
    "es-GT": MoneyForm(
      "¤#", over: [:],
      symbols: "GTQ=Q XCG=Cg. XPF=CFPF"),
    "es-HN": MoneyForm(
      "¤#", over: [:],
      symbols: "HNL=L XCG=Cg. XPF=CFPF"),
    "es-MX": MoneyForm(
      "¤#", over: [:],
      symbols: "MRU=UM MXN=$ XCG=Cg. XPF=CFPF"),
    "es-NI": MoneyForm(
      "¤#", over: [:],
      symbols: "NIO=C$ XCG=Cg. XPF=CFPF"),
    "es-PE": MoneyForm(
      "¤\u{A0}#", over: [:],
      symbols: "PEN=S/ XCG=Cg. XPF=CFPF"),
    "es-SV": MoneyForm(
      "¤#", over: [:],
      symbols: "USD=$ XCG=Cg. XPF=CFPF"),
    "es-US": MoneyForm(
      "¤#", over: [:],
      symbols: "JPY=¥ USD=$ XCG=Cg. XPF=CFPF"),
    "es-PA": MoneyForm(
      "¤#", over: [:],
      symbols: "PAB=B/. XCG=Cg. XPF=CFPF"),
    "es-PR": MoneyForm(
      "¤#", over: [:],
      symbols: "USD=$ XCG=Cg. XPF=CFPF"),
    "es-CL": MoneyForm(
      "¤#", negative: "¤-#", over: [:],
      symbols: "CLP=$ USD=US$ XCG=Cg. XPF=CFPF"),
    "es-CR": MoneyForm(
      "¤#", over: [:],
      symbols: "CRC=₡ XCG=Cg. XPF=CFPF"),
    "es-AR": MoneyForm(
      "¤#", over: [:],
      symbols: "ARS=$ USD=US$ XCG=Cg. XPF=CFPF"),
    "es-CO": MoneyForm(
      "¤#", over: [:],
      symbols: "COP=$ USD=US$ XCG=Cg. XPF=CFPF"),
    "es-UY": MoneyForm(
      "¤\u{A0}#", over: [:],
      symbols: "USD=US$ UYU=$ UYW=UP XCG=Cg. XPF=CFPF"),
    "es-PY": MoneyForm(
      "¤\u{A0}#", negative: "¤\u{A0}-#", over: [:],
      symbols: "PYG=Gs. XCG=Cg. XPF=CFPF"),
    "es-VE": MoneyForm(
      "¤#", negative: "¤-#", over: [:],
      symbols: "VES=Bs.S XCG=Cg. XPF=CFPF"),
    "es-EC": MoneyForm(
      "¤#", negative: "¤-#", over: [:],
      symbols: "USD=$ XCG=Cg. XPF=CFPF"),
    "es-BO": MoneyForm(
      "¤#", over: [:],
      symbols: "BOB=Bs XCG=Cg. XPF=CFPF"),
    "de-CH": MoneyForm(
      "¤\u{A0}#", negative: "¤-#", over: german,
      symbols: "EUR=EUR"),
    "de-LI": MoneyForm("¤\u{A0}#", over: german),
    "de-AT": MoneyForm("¤\u{A0}#", over: german),
    "pt-AO": MoneyForm(
      "#\u{A0}¤", over: portuguese,
      symbols: "AOA=Kz"),
    "pt-MO": MoneyForm(
      "#\u{A0}¤", over: portuguese,
      symbols: "MOP=MOP$"),
    "pt-MZ": MoneyForm(
      "#\u{A0}¤", over: portuguese,
      symbols: "MZN=MTn"),
    "pt-ST": MoneyForm(
      "#\u{A0}¤", over: portuguese,
      symbols: "STN=Db"),
    "fr-CA": MoneyForm(
      "#\u{A0}¤", over: [:],
      symbols: "AUD=$\u{A0}AU BRL=R$ CAD=$ CNY=CN¥ EUR=€ GBP=£ HKD=$\u{A0}HK JPY=¥ NZD=$\u{A0}NZ "
        + "SGD=$\u{A0}SG USD=$\u{A0}US XCG=Cg."),
    "it-CH": MoneyForm("¤\u{A0}#", negative: "¤-#", over: italian),
  ]

  /// The symbols that most languages share.
  private static let common = symbols(
    "BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ "
      + "VND=₫ XAF=FCFA XCD=EC$ XCG=Cg. XOF=F\u{202F}CFA XPF=CFPF")

  private static let british = common.merging(
    symbols("AUD=A$ JPY=JP¥ PHP=₱ USD=US$")
  ) { $1 }

  private static let portuguese = common.merging(
    symbols("AUD=AU$ JPY=JP¥ THB=฿ USD=US$")
  ) { $1 }

  private static let german = common.merging(
    symbols("AUD=AU$ JPY=¥ THB=฿ USD=$")
  ) { $1 }

  private static let italian = common.merging(
    symbols("AUD=A$ BRL=BRL HKD=HKD INR=INR KRW=KRW MXN=MXN PHP=₱ THB=฿ TWD=TWD VND=VND")
  ) { $1 }
}
