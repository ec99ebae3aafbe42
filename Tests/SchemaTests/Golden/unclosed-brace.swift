import ApusModels

struct Recipe: Entry {
    @Key var title: String
    var servings: Int
