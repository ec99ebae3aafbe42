import ApusModels

struct Recipe: Entry {
    @Labelled("Prep time) var time: Duration
    @Named("a\qb") var name: String
    @Named("\(x)") var other: String
    @Named("""
    long
    """) var more: String
    var last: Intt
}
