/// The words for numbers of the languages that are known.
extension NumberWords {
  static let english = NumberWords(
    ones: "one",
    wholes: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
      + "sixteen seventeen eighteen nineteen twenty",
    tens: "thirty forty fifty sixty seventy eighty ninety",
    articles: "a an", halves: "half", thirds: "third thirds", quarters: "quarter quarters",
    dozens: "dozen", unread: "hundred fifth fifths sixth sixths eighth eighths tenth tenths",
    vague: "few couple little bit",
    names: "spice grain")

  static let german = NumberWords(
    ones: "ein eine einen einer eines einem",
    wholes: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
      + "sechzehn siebzehn achtzehn neunzehn zwanzig",
    tens: "dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    others: [
      "fünfundzwanzig": 25, "fünfunddreißig": 35, "fünfundvierzig": 45, "fünfundfünfzig": 55,
    ],
    halves: "halb halbe halber halbes halben halbem", thirds: "drittel", quarters: "viertel",
    mixed: [
      "dreiviertel": Fraction(numerator: 3, denominator: 4),
      "eineinviertel": Fraction(numerator: 5, denominator: 4),
      "anderthalb": Fraction(numerator: 3, denominator: 2),
      "eineinhalb": Fraction(numerator: 3, denominator: 2),
      "zweieinhalb": Fraction(numerator: 5, denominator: 2),
      "dreieinhalb": Fraction(numerator: 7, denominator: 2),
      "viereinhalb": Fraction(numerator: 9, denominator: 2),
    ],
    dozens: "dutzend", added: "einhalb", unread: "hundert fünftel sechstel achtel zehntel",
    vague: "paar wenig bisschen teil",
    names: "gewürz gewürze", severals: "sen den ten tage tagen unzen")

  static let french = NumberWords(
    ones: "un une",
    wholes: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    tens: "trente quarante cinquante soixante", others: ["vingt": 20],
    halves: "demi demie", thirds: "tiers", quarters: "quart quarts",
    dozens: "douzaine",
    unread: "cent cents vingts cinquième cinquièmes sixième sixièmes dixième dixièmes",
    vague: "peu filet soupçon",
    names: "épices", severals: "s")

  static let spanish = NumberWords(
    ones: "un una uno",
    wholes: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
      + "dieciséis diecisiete dieciocho diecinueve veinte",
    tens: "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    others: ["veinticinco": 25],
    halves: "medio media", thirds: "tercio tercios", quarters: "cuarto cuartos",
    dozens: "docena",
    unread: "cien ciento doscientos trescientos cuatrocientos quintos sextos décimos",
    vague: "poco par chorrito",
    names: "especias", severals: "s")

  static let italian = NumberWords(
    ones: "un uno una",
    wholes: "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici "
      + "quindici sedici diciassette diciotto diciannove venti",
    tens: "trenta quaranta cinquanta sessanta settanta ottanta novanta",
    others: ["venticinque": 25, "trentacinque": 35, "quarantacinque": 45],
    halves: "mezzo mezza mezz", thirds: "terzo terzi", quarters: "quarto quarti",
    dozens: "dozzina", unread: "cento duecento trecento quattrocento quinti sesti decimi",
    vague: "po poco paio filo",
    names: "spezie", severals: "i e ore")

  static let portuguese = NumberWords(
    ones: "um uma",
    wholes: "dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze "
      + "quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte",
    tens: "trinta quarenta cinquenta sessenta setenta oitenta noventa",
    halves: "meio meia", thirds: "terço terços", quarters: "quarto quartos",
    dozens: "dúzia", unread: "cem cento duzentos trezentos quatrocentos quintos sextos décimos",
    vague: "pouco par fio",
    names: "especiarias", severals: "s")

  static let slovak = NumberWords(
    ones: "jeden jedna jedno jednu jedného jednej",
    wholes: "dva/dve/dvoch tri/troch štyri/štyroch päť/piatich šesť/šiestich sedem/siedmich "
      + "osem/ôsmich deväť/deviatich desať/desiatich jedenásť/jedenástich dvanásť/dvanástich "
      + "trinásť štrnásť pätnásť/pätnástich šestnásť sedemnásť osemnásť devätnásť "
      + "dvadsať/dvadsiatich",
    tens: "tridsať/tridsiatich štyridsať/štyridsiatich päťdesiat šesťdesiat sedemdesiat "
      + "osemdesiat deväťdesiat",
    others: ["dvadsaťpäť": 25, "tridsaťpäť": 35, "štyridsaťpäť": 45],
    halves: "pol polovica polovice polovicu polovička polovičky polovičku",
    thirds: "tretina tretiny tretinu",
    quarters: "štvrť štvrte štvrtina štvrtiny štvrtinu štvrtka štvrtky štvrtku",
    mixed: [
      "trištvrte": Fraction(numerator: 3, denominator: 4),
      "poldruha": Fraction(numerator: 3, denominator: 2),
      "poldruhého": Fraction(numerator: 3, denominator: 2),
      "poldruhej": Fraction(numerator: 3, denominator: 2),
    ],
    dozens: "tucet", unread: "sto dvesto tristo", vague: "druha druhého druhej",
    names: "korení")

  static let czech = NumberWords(
    ones: "jeden jedna jedno jednu jednoho jedné",
    wholes: "dva/dvě/dvou tři čtyři pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti "
      + "deset/deseti/desíti jedenáct dvanáct/dvanácti třináct čtrnáct patnáct/patnácti šestnáct "
      + "sedmnáct osmnáct devatenáct dvacet/dvaceti",
    tens: "třicet/třiceti čtyřicet/čtyřiceti padesát šedesát sedmdesát osmdesát devadesát",
    others: ["pětadvacet": 25, "pětatřicet": 35, "pětačtyřicet": 45],
    halves: "půl polovina poloviny polovinu půlka půlky půlku", thirds: "třetina třetiny třetinu",
    quarters: "čtvrt čtvrti čtvrtě čtvrtina čtvrtiny čtvrtinu čtvrtka čtvrtky čtvrtku",
    mixed: [
      "třičtvrtě": Fraction(numerator: 3, denominator: 4),
      "půldruhého": Fraction(numerator: 3, denominator: 2),
      "půldruhé": Fraction(numerator: 3, denominator: 2),
      "půldruha": Fraction(numerator: 3, denominator: 2),
    ],
    dozens: "tucet", unread: "sto stě sta", vague: "druhého druhé druha",
    names: "koření")

  static let polish = NumberWords(
    ones: "jeden jedna jedno jedną jednego jednej",
    wholes: "dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu "
      + "osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/dwunastu "
      + "trzynaście czternaście piętnaście/piętnastu szesnaście siedemnaście osiemnaście "
      + "dziewiętnaście dwadzieścia/dwudziestu",
    tens: "trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt sześćdziesiąt "
      + "siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
    halves: "pół połowa połowy połowę połówka połówki połówkę",
    thirds: "trzecie", quarters: "ćwierć ćwierci ćwiartka ćwiartki ćwiartkę czwarte",
    mixed: [
      "półtora": Fraction(numerator: 3, denominator: 2),
      "półtorej": Fraction(numerator: 3, denominator: 2),
    ],
    dozens: "tuzin", unread: "sto dwieście trzysta trzecia trzecią czwarta czwartą",
    names: "przypraw")
}
