package import Diagnostics
package import HTMLRules
package import Schema
import Tables

/// A template with its layouts, partials and macros, checked and compiled for one kind of page.
package struct Program: Sendable {
  /// The code that runs.
  let code: SharedCode
  /// The result of the check of its HTML, with the attributes with data that the site's own templates
  /// write; nil where there was none.
  package internal(set) var html: HTMLPage.Verdict?

  /// Where it prints addresses as plain text, in a file that is not HTML.
  package internal(set) var plainAddresses: [Span] = []
  /// Where it prints addresses that programs read without knowing where the file is.
  package internal(set) var wholeAddresses: [Span] = []

  init(_ code: ProgramCode) { self.code = SharedCode(code) }

  /// The name of the page's template.
  package var name: String { code.content.name }
  /// How many instructions it has.
  package var instructionCount: Int { code.content.instructions.count }
  /// The fields that its instructions may read.
  package var reads: FieldReads { code.content.reads }
  /// The templates in it whose instructions may read the date of the build, where that has none.
  package var undatedSources: Set<SourceID> { code.content.tables.undatedSources }

  /// Appends the page that the template makes from a context.
  ///
  /// - Parameters:
  ///   - context: A record of the structure the program was compiled for.
  ///   - store: The values of the site.
  ///   - host: The host, which knows the page's place.
  ///   - layer: The page's own values above the store; more are added while it is rendered.
  ///   - output: Takes the bytes; the offsets of notes are relative to the first of them.
  ///   - trace: Records the origins of the bytes; it makes rendering slower.
  /// - Returns: Nil when the page is complete; otherwise the error that stopped it, such as an
  ///   endless loop.
  package func render(
    context: Value, store: borrowing ValueStore, host: any TemplateHost, layer: inout Layer,
    output: inout [UInt8], trace: PageTrace? = nil
  ) -> Diagnostic? {
    var machine = Machine(program: code, store: copy store, host: host, trace: trace)
    swap(&machine.values.layer, &layer)
    defer { swap(&machine.values.layer, &layer) }
    let failure = machine.run(context: context)
    machine.output.append(to: &output)
    return failure
  }
}

extension Program {
  /// The templates, layouts, partials and macros that it was compiled from.
  package var sources: Set<SourceID> {
    Set(code.content.spans.lazy.map(\.source))
      .union(code.content.pieces.lazy.map(\.span.source))
  }
}
