import ApusModels

struct Recipe: Entry {
    var a: Int = 0x1F
    var b: Int = 1_000
    var c: Int = 99999999999999999999
    var d: Decimal = 0.1234567890123456789
    var e: Double = 1e999
    @Within(0...99999999999999999999) var f: Int
    var g: Int = 007
}
