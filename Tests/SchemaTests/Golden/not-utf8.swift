import ApusModels

struct A: Entry {
    var naÿme: String
}
