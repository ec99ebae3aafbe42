import ApusModels

struct Recipe: Entry {
    var title String
    var servings
    var count = 4
    var name: 
    var a, b: Int
    var c: Int, d: Int
    title: String
    var e: Int var f: Int
}
