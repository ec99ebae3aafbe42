package import Diagnostics
package import HTMLRules
package import Schema
import Tables

/// A template with its layouts, partials and macros, checked and compiled for one kind of page.
package struct Program: Sendable {
  /// The code that runs.
  let code: SharedCode
  /// The result of the check of its HTML; nil where there was none.
  package internal(set) var html: HTMLOutcome?

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
  /// Whether its instructions may read the date of the build.
  package var readsBuildDate: Bool { code.content.tables.readsBuildDate }

  /// The result of the check of a template's HTML.
  package struct HTMLOutcome: Sendable {
    /// Whether some mistakes can only be found in finished pages.
    package let leavesToPages: Bool
    /// Whether it is a piece of a page, rather than a whole one.
    package let isPiece: Bool
    /// Whether the page has a policy, which may block what is in Markdown.
    package let hasPolicy: Bool
    /// The policies of the page, as its style sheets have to obey them.
    package let sheetPolicies: [SheetPolicy]
    /// Whether that policy blocks the pictures of the site itself.
    package let blocksPictures: Bool
    /// The ids of which was reported that they are on the page twice, or may be.
    package let repeatedIDs: [RepeatedID]
    /// Whether of some id was reported that it has spaces.
    package let hasSpacedID: Bool
    /// What is known of the values of attributes with data for scripts.
    package let dataValues: [DataValue]
    /// The attributes with data for scripts that the site's own templates write.
    package let dataAttributes: [DataAttribute]
  }

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
