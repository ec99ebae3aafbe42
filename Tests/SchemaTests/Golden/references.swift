import ApusModels

struct Recipe: Entry {
    @Key var title: String
    var author: Cook
    var others: [Cook]
    var step: Reference<Step>
    var text: Reference<String>
    var kind: Reference
    var both: Reference<Cook, Step>
    var maybe: Reference<Cok>?
}

struct Cook: Entry { @Key var name: String }
struct Step: Component { var text: Markdown }
