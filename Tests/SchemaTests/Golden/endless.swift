import ApusModels

struct Category: Component {
    var name: String
    var parent: Category?
}

struct A: Component { var b: B }
struct B: Component { var c: C? }
struct C: Component { @Count(1...) var a: [A] }

struct Node: Component { var children: [Node] }
