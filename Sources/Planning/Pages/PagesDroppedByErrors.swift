import Content
import Diagnostics

/// The pages that are missing because of mistakes that were reported.
///
/// References that may be to these pages are not reported, so that one mistake is reported once.
package struct PagesDroppedByErrors: Sendable {
  /// The starts of the addresses that missing pages may have.
  private let beginnings: [[UInt8]]

  /// Uncertain where whole declarations are missing.
  let certainty: Certainty

  /// Finds out what may be missing.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of pages.
  ///   - certainty: Whether these are all declarations of the site.
  ///   - lost: Where the pages of missing declarations may be.
  ///   - collections: The collections of which entries may be missing.
  init(
    of declarations: [PageDeclaration], certainty: Certainty, lost: LostAddresses,
    uncertainCollections collections: Set<CollectionIndex>
  ) {
    self.certainty = certainty
    guard !collections.isEmpty else {
      beginnings = lost.beginnings
      return
    }
    beginnings =
      lost.beginnings
      + declarations.compactMap { declaration in
        guard let collection = declaration.collection, collections.contains(collection),
          !declaration.address.isConstant || declaration.isPaginated
        else { return nil }
        guard case .literal(let bytes)? = declaration.address.segments.first else { return [] }
        return bytes
      }
  }

  /// Whether no page is missing.
  var isEmpty: Bool { beginnings.isEmpty }

  /// Whether a missing page may have an address inside the site.
  package func mayHave(_ address: String) -> Bool {
    beginnings.contains { address.utf8.starts(with: $0) }
  }
}
