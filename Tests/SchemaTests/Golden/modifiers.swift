import ApusModels

public struct Recipe: Entry {
    private var title: String
    public private(set) var servings: Int
    lazy var text: Markdown
}
