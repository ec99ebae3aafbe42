import ApusModels

struct Recipe: Entry {
    @Key var title: Strng
    var image: Photo
    var course: Cours
    var rating: Banana
}

enum Course: String, Choice { case starter, main }
