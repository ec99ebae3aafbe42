import ApusModels

struct Code: Entry {
    @Matches("(a") var a: String
    @Matches("(?=a)b") var b: String
    @Matches("(a+)+\\1") var c: String
    @Matches("\d+") var d: String
    @Matches("[z-a]") var e: String
    @Matches("a{9999}") var f: String
    @Matches(#"\bword\b"#) var g: String
}
