/// English words that are one slip of typing away from another, such as `content` and `context`:
/// who typed one of them probably meant it.
enum NearWords {
  /// Whether a word in lower case is one of them, or more than one.
  static func contains(_ word: String) -> Bool {
    all.contains(word) || word.hasSuffix("s") && all.contains(String(word.dropLast()))
  }

  private static let all = Set(
    """
    able accent adapt adopt advice advise aerial affect aisle allusion alter angel angle ascent
    assent bale bared barely barley barn baron barred barren beard being best bets bird blot board
    boarder bolt border born bran bread breadth break breath bring broad brown burn burse bury
    calm canter canvas canvass carb carve cast casual cats causal center charm chart choose chose
    clam clod cloth clothe cloud clover coarse coast coat cold coma comma complement compliment
    consent contact content contest context contract convent copes copies coral cost cots could
    country county course cover crab crash crave crush currant current dairy dependant dependent
    desert dessert device devise diary diner dinner discreet discrete diver does dose draft drift
    dyeing dying effect ensure ether exist exit expand expend expert export extend extent farmer
    fender field filed filing filled filling final finale fired flair flied floor flour folder
    form former forth forty fourth fried from gaol garb gender genie genre gird girl girt goal
    grab grace grade grape graph grid grit groan grown heard hears heart height holder hole hoping
    hopping horse hostel hotel house human humane idle illusion impart import impost incite
    ingenious ingenuous inner insure inter invite isle label lair last later lats latter layer
    leader least legion lender lessen lesson letter liar libel licence license lied lighting
    lightning list loaf loan loose lots louse major manor marital marked marker market martial
    mayor medal metal miner minor modal model month moral morale motel mouth mural needles
    needless nest nets night option order other paint palace paper parent parson parts party
    passed passes past patent patient peace perfect person pest pets phase phrase pilot pint piper
    pivot place plain plan plane planed planet planned plant plate point portion ports post potion
    pots prefect preserve price pride prime prince princes princess print prize purse quiet quite
    quota quote radio raging rating ratio ration ratting reader reality realty region render
    report reserve reserved resort rest retort reverse reversed right robbed robed rote round
    rounds rouse route ruse sacred sage sale salon saloon salt salve satin scale scare scared
    scarred score secret secrete sender serial sever severe shade shale shape share shave sheer
    sheet shirk shirt shore short shove sign silver sing site size slat slave sleep sliver slot
    small smart smell snore solder soldier sole space spade spare speed spend spice spilt split
    sport spot stack staff stage stain stair stake stale stall star stare stared starred start
    state stationary stationery statue status statute steal steel steep steer step stick stiff
    still stilt stock stone stop store stores stories storm stove string strong stuff suit suite
    super supper sweat sweet table tale tamer taped tapped tarp than then there thing think
    thorough though threat three through tide tied tier tiers tile tiled tilled timer tire tired
    tithe title tonic topic trace track trade trail train trap tread treat trend trial trick tried
    tries tropic truck trunk tsar united unites unload untied upload upper vacation value valve
    vocation waiter wander warship wary weary weight were where while white whole whose widow
    window winner winter wonder word world worship would wreath wreathe writer year yearn
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
