package import Diagnostics
package import Schema
import Tables

/// A template with its layouts, partials and macros, checked and compiled for one kind of page.
package struct Program: Sendable {
  /// The name of the page's template.
  package let name: String
  /// How many instructions it has.
  package var instructionCount: Int { instructions.count }
  let instructions: [Instruction]
  /// The place each instruction comes from.
  let spans: [Span]
  let constants: [Constant]
  /// The bytes of static text and of literal texts.
  let literals: [UInt8]
  /// Where the pieces of static text start in `literals`, and where they are written.
  let pieces: [(start: Int, span: Span)]
  let registerCount: Int
  let routines: [Routine]
  let tables: SharedTables
  /// The fields that its instructions may read.
  package let reads: FieldReads
  /// What its static text says about addresses; nil where only a page tells.
  let notes: ProgramNotes?
  /// What the check of its HTML came to; nil where there was none.
  package internal(set) var html: HTMLOutcome?

  /// What the check of a template's HTML came to.
  package struct HTMLOutcome: Sendable {
    /// Whether some mistakes can be told from finished pages only.
    package let leavesToPages: Bool
    /// Whether it is a piece of a page, rather than a whole one.
    package let isPiece: Bool
  }

  /// Instructions that run with values of their own, and may run within themselves.
  struct Routine: Sendable {
    /// Its first instruction.
    let start: InstructionIndex
    let parameterCount: Int
    /// The registers it changes, its parameters first.
    let registers: Range<Int>
  }

  /// The number of steps a page takes that goes through the whole program once.
  package var count: Int { instructions.count }

  /// Appends the page that the template makes of a context.
  ///
  /// - Parameters:
  ///   - context: A record of the structure the program was compiled for.
  ///   - store: The values of the site.
  ///   - host: What knows the page's place.
  ///   - layer: The page's own values above the store; more are added while it is rendered.
  ///   - output: Takes the bytes.
  ///   - trace: Takes what the bytes come from; it makes rendering slower.
  /// - Returns: Nil when the page is whole; else what stopped it, such as a loop without end.
  package func render(
    context: Value, store: borrowing ValueStore, host: any TemplateHost, layer: inout Layer,
    output: inout [UInt8], trace: PageTrace? = nil
  ) -> Diagnostic? {
    var machine = Machine(
      program: self, store: copy store, host: host, layer: layer, output: [], trace: trace)
    swap(&machine.output, &output)
    swap(&machine.values.layer, &layer)
    defer {
      swap(&machine.output, &output)
      swap(&machine.values.layer, &layer)
    }
    return machine.run(context: context)
  }
}

extension Program {
  /// The templates, layouts, partials and macros that it was compiled of.
  package var sources: Set<SourceID> {
    Set(spans.lazy.map(\.source)).union(pieces.lazy.map(\.span.source))
  }

  /// The pieces of static text in a range of `literals`, in their order.
  func pieces(of literal: Range<Int>) -> ArraySlice<(start: Int, span: Span)> {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start < literal.lowerBound { low = middle + 1 } else { high = middle }
    }
    return pieces[low...].prefix { $0.start < literal.upperBound }
  }
}
