package import Planning
package import Schema
import Templates

/// What is noted about pages while they are rendered, for later builds.
package enum NotedPages: Sendable {
  case nothing
  /// Where the texts of Markdown are: enough for a build that replaces texts.
  case texts
  /// Everything that is needed to know which pages have to be rendered again.
  case everything
}

/// A text of Markdown that is on a page unchanged, except for the contents of its holes.
package struct PrintedText: Hashable, Sendable {
  /// Its fragment in the store.
  package let fragment: FragmentIndex
  /// Where it is in the page.
  package let range: Range<Int>
  /// How many bytes were written into each of its holes.
  package let holes: [Int]
  /// Whether ids in it would be written without a prefix.
  package let mayHaveAnchors: Bool

  package init(
    fragment: FragmentIndex, range: Range<Int>, holes: [Int], mayHaveAnchors: Bool
  ) {
    self.fragment = fragment
    self.range = range
    self.holes = holes
    self.mayHaveAnchors = mayHaveAnchors
  }

  /// The same text at another place.
  package func moved(to range: Range<Int>) -> PrintedText {
    PrintedText(
      fragment: fragment, range: range, holes: holes, mayHaveAnchors: mayHaveAnchors)
  }
}

/// The texts of Markdown that a page depends on.
package struct PageTexts: Sendable {
  package let page: PageIndex
  /// Those that are on it unchanged, in the order of the page.
  package let printed: [PrintedText]
  /// The fragments of those that it depends on in another way, each once: by their beginning, or by
  /// whether they are empty.
  package let read: [FragmentIndex]
  /// The fragments of those whose headings it depends on, each once.
  package let outlined: [FragmentIndex]

  /// Separates the texts that are on a page from those that it depends on in another way.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - printed: The texts that are on the finished page.
  ///   - reads: The fragments that it has read, once for each time.
  ///   - outlined: The fragments whose headings it has read or nested.
  package init(
    page: PageIndex, printed: [PrintedText], reads: [FragmentIndex],
    outlined: Set<FragmentIndex> = []
  ) {
    self.page = page
    self.printed = printed
    self.outlined = outlined.sorted()
    guard printed.count < reads.count else {
      read = []
      return
    }
    var others: [FragmentIndex: Int] = [:]
    for fragment in reads { others[fragment, default: 0] += 1 }
    for text in printed { others[text.fragment, default: 0] -= 1 }
    read = others.filter { $0.value > 0 }.keys.sorted()
  }
}

/// Collects the texts that a page depends on while it is rendered, on one thread.
final class TextNotes {
  private var reads: [FragmentIndex] = []
  private var printed: [PrintedText] = []
  private var outlined: Set<FragmentIndex> = []

  /// Notes that the page depends on a fragment, once for each time that it is read.
  func addRead(of fragment: FragmentIndex) { reads.append(fragment) }

  /// Notes that the page depends on the headings of a fragment.
  func addOutline(of fragment: FragmentIndex) { outlined.insert(fragment) }

  /// Notes that a text was written to the page; returns its number.
  func add(_ text: PrintedText) -> Int {
    printed.append(text)
    return printed.count - 1
  }

  /// The notes about a page since the last call, nil where there are none. A text that is not among
  /// the notes of the finished page was captured, and may be anywhere.
  func take(_ page: PageIndex, _ notes: [PageNotes.Note]) -> PageTexts? {
    guard !reads.isEmpty || !outlined.isEmpty else { return nil }
    defer {
      reads.removeAll(keepingCapacity: true)
      outlined.removeAll(keepingCapacity: true)
      printed.removeAll(keepingCapacity: true)
    }
    let standing = notes.compactMap { note -> PrintedText? in
      guard case .text(let number) = note.kind else { return nil }
      return printed[number]
    }
    return PageTexts(page: page, printed: standing, reads: reads, outlined: outlined)
  }
}
