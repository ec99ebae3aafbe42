import ApusModels

struct Event: Entry {
    @Key var title: String = "x"
    var seats: Int = "many"
    @Within(1...10) var rows: Int = 11
    var price: Decimal = true
    var day: Date = "2026-02-30"
    var length: Duration = "1 h 30 min"
    var size: Size = .larg
    var kind: Size = "small"
    var tags: [String] = ["a", "b"]
    var image: Image = "logo.png"
    var home: URL = "javascript:alert(1)"
    var name: String = " "
    var count: Int = 4.5
    var made: Date = Date()
    var maybe: Size? = .none
    let year: Int = 2026
}

enum Size: String, Choice { case small, large, none }
