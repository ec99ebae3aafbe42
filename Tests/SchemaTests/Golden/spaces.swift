import ApusModels

struct Recipe: Entry {
    @ Key var title: String
    @Within (1...5) var a: Int
    var b: Int ?
    var c: Int=4
    var d: Reference <Cook>
    var e: Int = - 4
}

struct Cook: Entry { var name: String }
