import Schema
import Diagnostics
import Tables
import Templates
import Testing

/// The values that the checker's state is made of.
struct KnowledgeTests {
  private let record = Path(root: VariableID(index: 1))
  private var field: Path { record.appending(.field(FieldSlot(2))) }

  @Test func `what a branch assumes ends with it`() {
    var knowledge = Knowledge()
    knowledge.assumePresent(record)
    let mark = knowledge.mark
    knowledge.assume(Facts(present: [field], truthy: [record]))
    #expect(knowledge.facts == Facts(present: [record, field], truthy: [record]))
    knowledge.restore(mark)
    #expect(knowledge.facts == Facts(present: [record]))
  }

  @Test func `what a branch changes stays forgotten behind it`() {
    var knowledge = Knowledge()
    knowledge.assume(Facts(present: [record, field], truthy: [field]))
    let mark = knowledge.mark
    knowledge.forget(field)
    knowledge.restore(mark)
    #expect(knowledge.facts == Facts(present: [record]))
  }

  @Test func `what was forgotten before a branch may be proved again`() {
    var knowledge = Knowledge()
    knowledge.forget(field)
    knowledge.assumePresent(field)
    let mark = knowledge.mark
    knowledge.restore(mark)
    #expect(knowledge.facts == Facts(present: [field]))
  }

  @Test func `a path that is forgotten takes all below it along, and nothing else`() {
    var knowledge = Knowledge()
    let other = Path(root: VariableID(index: 7), steps: [.field(FieldSlot(2))])
    knowledge.assume(Facts(present: [record, field, other], truthy: [other]))
    knowledge.forget(record)
    #expect(knowledge.facts == Facts(present: [other], truthy: [other]))
  }

  @Test func `an expression undoes what it assumed, whatever was forgotten`() {
    var knowledge = Knowledge()
    knowledge.assumePresent(record)
    let mark = knowledge.mark
    knowledge.assumeTrue(record)
    knowledge.undo(to: mark)
    #expect(knowledge.facts == Facts(present: [record]))
    #expect(mark.and(Facts(truthy: [field])) == Facts(present: [record], truthy: [field]))
  }
}

struct UseStackTests {
  private func span(_ offset: Int) -> Span { Span(SourceID(0), offset, offset + 1) }

  private func use(_ name: String, _ label: String, at offset: Int) -> UseStack.Use {
    UseStack.Use(.template(name), label, at: span(offset))
  }

  @Test func `it is full with as many uses as its limit`() {
    var uses = UseStack()
    for number in 0..<UseStack.limit {
      #expect(!uses.isFull)
      uses.enter(use("\(number)", "included here", at: number))
    }
    #expect(uses.isFull)
    uses.leave(downTo: 3)
    #expect(uses.count == 3 && !uses.isFull)
    #expect(uses.contains(.template("2")) && !uses.contains(.template("3")))
  }

  @Test func `a cycle goes from the last use of a template to that template`() {
    var uses = UseStack()
    for (offset, name) in ["a", "b", "c"].enumerated() {
      uses.enter(use(name, "included here", at: offset))
    }
    #expect(uses.cycle(to: "b") == ["b", "c", "b"])
    #expect(uses.cycle(to: "d") == nil)
    uses.enter(UseStack.Use(.block("main", level: 0), "the block is shown here", at: span(9)))
    #expect(uses.innermostTemplate == "c")
    uses.enter(UseStack.Use(.macro("card", template: "m"), "called here", at: span(10)))
    #expect(uses.innermostTemplate == "m")
  }

  @Test func `a mistake is explained by the innermost uses that are not its own place`() {
    var uses = UseStack()
    for offset in 1...6 { uses.enter(use("\(offset)", "included here", at: offset)) }
    uses.enter(UseStack.Use(.block("main", level: 0), "the block is shown here", at: span(7)))
    let mistake = Diagnostic(.error, .unsafePlace, "x", at: span(6))
    let places = uses.explaining(mistake).places
    #expect(places.map(\.span) == [span(5), span(4), span(3), span(2)])
    #expect(places.allSatisfy { $0.label == "included here" })
  }

  @Test func `what a template extends leads to mistakes in layouts only`() {
    func place(_ source: Int, _ offset: Int) -> Span { Span(SourceID(source), offset, offset + 1) }
    func mistake(in source: Int) -> Diagnostic {
      Diagnostic(.error, .unsafePlace, "x", at: place(source, 50))
    }
    var uses = UseStack()
    for layout in 1...3 {
      let subject = UseStack.Subject.template("\(layout)")
      uses.enter(UseStack.Use(subject, UseStack.extended, at: place(layout - 1, 1)))
    }
    // In the page's template, in its layout, and in the layout of both.
    #expect(uses.explaining(mistake(in: 0)).places.isEmpty)
    #expect(uses.explaining(mistake(in: 1)).places.map(\.span) == [place(0, 1)])
    #expect(uses.explaining(mistake(in: 3)).places.count == 3)
    // In what the page's template includes; and where the layouts are those of the theme.
    uses.enter(UseStack.Use(.template("4"), "included here", at: place(0, 9)))
    #expect(uses.explaining(mistake(in: 4)).places.map(\.span) == [place(0, 9)])
    uses.leave()
    uses.enter(UseStack.Use(.template("4"), "included here", at: place(3, 9)))
    let isBuiltIn = { (source: SourceID) in source != SourceID(0) && source != SourceID(4) }
    #expect(
      uses.explaining(mistake(in: 4), isBuiltIn: isBuiltIn).places.map(\.span)
        == [place(3, 9), place(0, 1)])
  }

  @Test func `the template that extends another is no place of its own mistakes`() {
    var uses = UseStack()
    uses.enter(use("base", UseStack.extended, at: 1))
    #expect(uses.explaining(Diagnostic(.error, .unsafePlace, "x", at: span(5))).places.isEmpty)
    let elsewhere = Span(SourceID(1), 5, 6)
    #expect(uses.explaining(Diagnostic(.error, .unsafePlace, "x", at: elsewhere)).places.count == 1)
  }
}

struct RecoveryTests {
  @Test func `a name in a tag that could not be read is uncertain, and no other`() {
    let recovery = Recovery(uncertainNames: ["a"])
    #expect(recovery.isUncertain("a", isBoundElsewhere: false))
    #expect(!recovery.isUncertain("b", isBoundElsewhere: true))
  }

  @Test func `names that templates assign are uncertain once a template is missing`() {
    var recovery = Recovery(uncertainNames: [])
    #expect(!recovery.isUncertain("b", isBoundElsewhere: true))
    recovery.noteMissingTemplate()
    #expect(recovery.isUncertain("b", isBoundElsewhere: true))
    #expect(!recovery.isUncertain("c", isBoundElsewhere: false))
    #expect(Recovery(uncertainNames: ["include"]).isUncertain("b", isBoundElsewhere: true))
  }

  @Test func `an expression is uncertain when all its names are`() {
    let recovery = Recovery(uncertainNames: ["recipe", "author"])
    #expect(recovery.isUncertain(expression: "recipe.author"))
    #expect(!recovery.isUncertain(expression: "recipe.title"))
    #expect(!Recovery(uncertainNames: []).isUncertain(expression: "recipe"))
  }

  @Test func `a template that is not whole stays noted`() {
    var recovery = Recovery(uncertainNames: [])
    recovery.noteTemplate(.certain)
    #expect(recovery.templates == .certain)
    recovery.noteTemplate(.uncertain)
    recovery.noteTemplate(.certain)
    #expect(recovery.templates == .uncertain)
  }
}
