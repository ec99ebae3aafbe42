import ApusModels

struct Shop: Entry {
    var prices: [String: Decimal]
    var hours: (open: Int, close: Int)
    var callback: () -> Void
}
