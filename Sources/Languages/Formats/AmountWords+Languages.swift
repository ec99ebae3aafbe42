/// The words for amounts of the languages that are known.
extension AmountWords {
  static let english = AmountWords(
    of: "of", sizes: "at", each: "each apiece à",
    about: "about approximately approx around roughly circa ca weighing nearly almost",
    per: "per", persons: "person people serving portion head guest",
    packages:
      "tin tins can cans jar jars bag bags box boxes tub tubs bar bars pkg pkgs pack packs "
      + "packet package bottle carton sachet pouch container envelope tube tubes block punnet",
    spoons:
      "tsp tsps tbsp tbsps tbs tb tbl tbls tblsp teaspoon tablespoon dessertspoon cup cups pint "
      + "pints quart",
    loose: "pinch dash splash drizzle handful knob bunch few several",
    totals: "total altogether")

  static let german = AmountWords(
    of: "von", sizes: "zu", each: "je à", about: "etwa ca circa zirka rund ungefähr knapp gut",
    per: "pro", forEach: "je", persons: "person portion stück stk kopf",
    packages:
      "dose dosen glas gläser pck pkg pack packung päckchen flasche beutel tüte tüten becher "
      + "schachtel karton tube tuben tafel würfel konserve döschen gläschen fläschchen tütchen",
    spoons: "tl el teelöffel esslöffel löffel tasse tassen",
    loose: "prise schuss spritzer handvoll bund einige etwas", totals: "insgesamt gesamt zusammen",
    extracts: "saft schale abrieb zesten mark")

  static let french = AmountWords(
    of: "de d", sizes: "à", each: "chacun chacune chaque", about: "environ", forEach: "par",
    persons: "personne portion convive tête pièce",
    packages:
      "boîte boite paquet bouteille sachet bocal bocaux pot pots conserve brique briquette "
      + "barquette canette tube",
    spoons: "c cs cc càs càc cuillère cuillerée cuillere tasse tasses",
    loose: "pincée poignée bouquet botte quelques", totals: "total")

  static let spanish = AmountWords(
    of: "de", each: "cada à", about: "unos unas aproximadamente aprox", forEach: "por",
    persons: "persona ración porción comensal cabeza",
    packages:
      "lata latas bote botes paquete botella bolsa caja cajas frasco tarro sobre brik latita "
      + "cajita botecito sobrecito paquetito tetrabrik",
    spoons: "cda cdas cdta cdtas cucharada cucharadita taza tazas",
    loose: "pizca puñado manojo chorrito algunos algunas", totals: "total")

  static let italian = AmountWords(
    of: "di d", sizes: "da", each: "ciascuno ciascuna cadauno cadauna", about: "circa",
    forEach: "a per", persons: "persona testa porzione commensale",
    packages:
      "lattina lattine scatola scatole barattol vasett pacchett confezion bottigli busta buste "
      + "bustin sacchett panett scatoletta scatolette tubett brick",
    spoons: "cucchiaio cucchiai cucchiaino cucchiaini tazza tazze",
    loose: "pizzico manciata mazzetto alcuni alcune qualche", totals: "totale")

  static let portuguese = AmountWords(
    of: "de", each: "cada", about: "cerca aproximadamente aprox", forEach: "por",
    persons: "pessoa porção cabeça",
    packages:
      "lata latas pacote garrafa caixa caixinha latinha pacotinho garrafinha vidro vidros vidrinho "
      + "frasco embalage saco sacos saquinho sachê pote potes potinho tablete envelope",
    spoons: "colher colheres xícara xíc copo copos chávena",
    loose: "pitada punhado maço alguns algumas", totals: "total")

  static let slovak = AmountWords(
    of: "z zo", each: "po každá každý každé hmotnosťou à",
    about: "asi cca okolo zhruba približne",
    forEach: "na", persons: "osobu porciu kus ks hlavu",
    packages:
      "plechov konzerv pohár baleni balení balíč fľaša fľaše fliaš fľaštič vreck vreciek vrecúšk "
      + "krabic krabič škatu škatuľ téglik kelímok kelímk tuba tuby tetrapak",
    spoons: "pl čl kl lyžica lyžice lyžíc lyžič šálka šálky šálok hrnček",
    loose: "štipka štipku hrsť zväzok niekoľko pár trochu", totals: "spolu celkom",
    extracts: "šťava šťavu kôra kôru")

  static let czech = AmountWords(
    of: "z ze", each: "po každá každý každé hmotnosti váze à",
    about: "asi cca kolem zhruba přibližně",
    forEach: "na", persons: "osobu porci kus ks hlavu",
    packages:
      "plechov konzerv sklenic skleničk balení balíč láhev láhve lahev lahvičk sáček sáčk krabic "
      + "krabičk kelím pytlík tuba",
    spoons: "pl čl kl lžíce lžíci lžic lžič hrnek hrnk hrníč šálek šálk",
    loose: "špetka špetku hrst svazek několik pár trochu trocha", totals: "celkem dohromady",
    extracts: "šťáva šťávu kůra kůru")

  static let polish = AmountWords(
    of: "z ze", each: "po każdy każda każde wadze à", about: "około ok ca",
    forEach: "na", persons: "osobę osobe porcję porcje sztukę szt głowę",
    packages:
      "puszk puszecz słoik słoicz opakowa paczk butelk torebk pudełk karton kartonik saszetk kubek "
      + "kubecz",
    spoons: "łyżk łyżek łyżecz szklan",
    loose: "szczypta szczyptę garść pęczek kilka trochę", totals: "łącznie razem",
    extracts: "sok skórka")
}
