import ApusModels

struct Recipe: Entry {
    @Key @Key var title: String
    @Body @Section("Text") var text: Markdown
    @Body var more: Markdown
    @Section("Steps") var steps: [String]
    @Section("STEPS") var others: [String]
    @Secret @Key var pin: Int
    @Labelled("Time") let time: Duration
}
