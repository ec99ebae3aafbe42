import ApusModels

struct Store: Entry {
    @Key var id: Int
    @Key var name: String
}
