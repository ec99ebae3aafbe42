import ApusModels

/* Models of the shop
struct Recipe: Entry {
    var title: String
}
