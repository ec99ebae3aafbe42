import ApusModels

struct Store: Entry {
    @Key var name: String
    var town: String
    var town: Int
    @Named("town") var city: String
}

struct Store: Component { var a: Int }

enum Size: String, Choice { case small, big, small, large = "big" }
