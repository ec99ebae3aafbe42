import ApusModels

struct Recipe: Entry {
    @Keyy var title: String
    @Range(1...5) var stars: Int
    @Banana var fruit: String
}
