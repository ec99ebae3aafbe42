import ApusModels

struct Recipe: Entry {
    var title: String
}

struct Cook: Entry {
    var best: Reference<Rеcipe>
}
