import ApusModels

struct Reading: Entry {
    @Key var id: UUID
    var value: Float
    var list: Array<Int>
    var maybe: Optional<String>
    var table: [String: Int]
    var sure: Int!
    var pair: (Int, Int)
    var any: any Hashable
    var name: Swift.String
}
