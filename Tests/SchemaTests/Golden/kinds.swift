import ApusModels

struct Recipe { var title: String }
struct Step: Component, Codable { var title: String }
struct Cook: Entry, Component { var name: String }
struct Store: Enrty { var name: String }
enum Size { case small }
enum Color: String { case red }
enum Level: Choice, String { case low }
enum Count: Int, Choice { case one = 1 }
struct Nothing: Entry {}
enum Never: String, Choice {}
