import ApusModels

struct Recipe: Entry {
    @Key var title: String?
    @Within(1...5) var name: String
    @Count(1...5) var servings: Int
    @Length(1...5) var steps: Int
    @Matches("a") var day: Date
    @FirstImage var photo: String
    @Heading var number: Int
    @Body var images: [Image]
    @Labelled("Time") var parts: [Part]
    @Absent("-") var text: String
    @Inverse(\Recipe.title) var others: [String]
}

struct Part: Component { @Unique var name: String }
