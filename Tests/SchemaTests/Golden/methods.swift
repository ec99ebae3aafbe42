import ApusModels

struct Recipe: Entry {
    @Key var title: String

    var isQuick: Bool { time < 30 }

    func scaled(by factor: Double) -> Recipe {
        var copy = self
        return copy
    }

    init() { title = "" }

    static let shared = Recipe()
    var servings: Intt
}
