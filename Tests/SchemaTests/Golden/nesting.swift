import ApusModels

struct Recipe: Entry {
    var a: Int??
    var b: [Int]?
    var c: [Int?]
    var d: [[Int]]
    var e: [[[[[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]]]]
}
