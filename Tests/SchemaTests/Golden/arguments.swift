import ApusModels

struct Recipe: Entry {
    @Key("id") var title: String
    @Within var a: Int
    @Within(5) var b: Int
    @Within(5...1) var c: Int
    @Within(1...2.5) var d: Int
    @Count(-1...4) var e: [Int]
    @Length("1-5") var f: String
    @Section var g: [String]
    @Labelled(Time) var h: Int
    @Named("") var i: Int
    @Absent var j: Int?
    @Inverse("Photo.album") var k: [Photo]
    @Within(1..<) var l: Int
    @Within(1 ...5) var m: Int
    @Within(-9...-1) var n: Int
}

struct Photo: Entry { var recipe: Reference<Recipe> }
