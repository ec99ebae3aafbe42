import Templates
import Testing

/// What names mean at a place of a template.
struct ScopeStackTests {
  private func stack(_ scopes: [(ScopeKind, [String: Int])]) -> ScopeStack<Int> {
    var stack = ScopeStack<Int>()
    for (kind, names) in scopes {
      stack.enter(kind)
      for (name, meaning) in names { stack.bind(name, meaning) }
    }
    return stack
  }

  @Test func `a name means what the innermost scope that has it says`() throws {
    var scopes = stack([(.globals, ["a": 1, "b": 2]), (.template, ["a": 3]), (.loop, [:])])
    let a = try #require(scopes.lookUp("a"))
    #expect(a.binding == 3 && a.scope == 1)
    let b = try #require(scopes.lookUp("b"))
    #expect(b.binding == 2 && b.scope == 0)
    #expect(scopes.lookUp("c") == nil)
    #expect(scopes.innermostBinding(of: "a") == nil)
    scopes.bind("a", 4)
    #expect(scopes.innermostBinding(of: "a") == 4)
  }

  @Test func `behind a scope a name means what it meant before`() {
    var scopes = stack([(.globals, ["a": 1]), (.with, ["a": 2])])
    scopes.leave()
    #expect(scopes.count == 1)
    #expect(scopes.lookUp("a")?.binding == 1)
  }

  @Test func `a copy does not see what happens later`() {
    var scopes = stack([(.globals, ["a": 1]), (.template, [:])])
    let copy = scopes
    let inner = scopes.entering(.macro)
    scopes.bind("a", 2)
    #expect(copy.lookUp("a")?.binding == 1)
    #expect(inner.count == 3 && inner.lookUp("a")?.binding == 1)
    #expect(scopes.outermost(1).lookUp("a")?.binding == 1)
    #expect(scopes.outermost(9).count == 2)
  }

  @Test func `names are listed from the innermost scope, sorted within each`() {
    let scopes = stack([(.globals, ["z": 1, "a": 2]), (.block, ["m": 3, "b": 4])])
    #expect(scopes.visibleNames == ["b", "m", "a", "z"])
    #expect(scopes.innermostNames == ["b", "m"])
    #expect(scopes.visibleNames { $0.isMultiple(of: 2) } == ["b", "a"])
    #expect(scopes.meanings.sorted() == [1, 2, 3, 4])
  }

  @Test func `the page's names are missing where the outermost scope has none`() {
    #expect(stack([(.globals, [:]), (.template, ["a": 1])]).lacksPageNames)
    #expect(!stack([(.globals, ["a": 1]), (.template, [:])]).lacksPageNames)
    #expect(!ScopeStack<Int>().lacksPageNames)
  }

  @Test func `a loop is inside of a scope, not that scope itself`() {
    let scopes = stack([(.globals, [:]), (.loop, [:]), (.with, [:])])
    #expect(scopes.hasLoop(inside: 0))
    #expect(!scopes.hasLoop(inside: 1))
    #expect(!scopes.hasLoop(inside: 2))
    #expect(scopes.contains(.with) && !scopes.contains(.macro))
  }
}

struct RoutinesTests {
  private let card = UseStack.Subject.macro("card", template: "a.html")
  private let menu = UseStack.Subject.macro("menu", template: "a.html")

  @Test func `the routines of a macro live as long as it is being checked`() {
    var routines = Routines()
    #expect(routines.routines(of: card) == nil)
    _ = routines.begin(card)
    #expect(routines.routines(of: card)?.isEmpty == true)
    let first = routines.make(for: card, keys: [.type(.markup)], hasCaller: false)
    let second = routines.make(for: card, keys: [.type(.json)], hasCaller: true)
    #expect(first != second)
    #expect(routines.routines(of: card)?.map(\.routine) == [first, second])
    #expect(routines.routines(of: card)?.map(\.hasCaller) == [false, true])
    #expect(routines.routines(of: menu) == nil)
    routines.end(card, continuing: nil)
    #expect(routines.routines(of: card) == nil)
  }

  @Test func `no two routines are the same, whatever they stand for`() {
    var routines = Routines()
    let one = routines.make()
    _ = routines.begin(menu)
    let two = routines.make(for: menu, keys: [], hasCaller: false)
    routines.end(menu, continuing: nil)
    _ = routines.begin(menu)
    let three = routines.make(for: menu, keys: [], hasCaller: false)
    #expect(Set([one, two, three]).count == 3)
  }

  @Test func `a macro that calls itself stays known as one`() {
    var routines = Routines()
    routines.noteRecursion(of: card)
    _ = routines.begin(card)
    routines.end(card, continuing: nil)
    #expect(routines.isRecursive(card))
    #expect(!routines.isRecursive(menu))
  }
}

struct PagePartsTests {
  @Test func `tags may be nested to the limit, and again once some are closed`() {
    var parts = PageParts()
    let opened = (0...PageParts.nestingLimit).map { _ in parts.open() }
    #expect(opened.dropLast().allSatisfy { $0 } && opened.last == false)
    parts.close()
    let again = [parts.open(), parts.open()]
    #expect(again == [true, false])
  }

  @Test func `variables and loops are numbered each for themselves`() {
    var parts = PageParts()
    let variables = [parts.newVariable(), parts.newVariable()]
    let loops = [parts.newLoop(), parts.newLoop()]
    #expect(Set(variables).count == 2 && Set(loops).count == 2)
    #expect(!variables.contains(VariableID(index: 0)), "that is what the page gives")
  }

  @Test func `a loop keeps its own variables, in the order in which they were met`() {
    var parts = PageParts()
    let (outer, inner) = (parts.newLoop(), parts.newLoop())
    let (first, second) = (parts.newVariable(), parts.newVariable())
    parts.keep(second, in: outer)
    parts.keep(first, in: outer)
    #expect(parts.state(of: outer) == [second, first])
    #expect(parts.state(of: inner).isEmpty)
    parts.askForNeighbours(of: inner)
    #expect(parts.asksForNeighbours(of: inner) && !parts.asksForNeighbours(of: outer))
  }

  @Test func `parts are counted`() {
    var parts = PageParts()
    parts.countPart()
    parts.countPart()
    #expect(parts.count == 2)
  }

  @Test func `what a branch binds is apart, and gone behind it`() {
    var scopes = ScopeStack<Int>()
    scopes.enter(.globals)
    scopes.bind("a", 1)
    scopes.enterBranch()
    scopes.bind("a", 2)
    scopes.enterBranch()
    scopes.bind("b", 3)
    #expect(scopes.innermostNames == ["a", "b"])
    #expect(scopes.leaveBranch() == ["b": 3])
    #expect(scopes.innermostBinding(of: "a") == 2)
    #expect(scopes.leaveBranch() == ["a": 2])
    #expect(scopes.innermostBinding(of: "a") == 1)
    #expect(scopes.innermostBinding(of: "b") == nil)
  }
}
