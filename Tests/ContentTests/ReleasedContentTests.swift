import Content
import Diagnostics
import FileSystem
import Schema
import Tables
import TestSupport
import Testing

/// Content of which less is held in memory, compared with content that is held as a whole.
struct ReleasedContentTests {
  private static let model = """
    import ApusModels

    struct Part: Component {
      var name: String
      var amount: Decimal?
    }

    struct Note: Entry {
      var title: String
      var tags: [String]
      var parts: [Part]
      var next: Reference<Note>?
      var aside: Markdown?
      @Body var text: Markdown
    }
    """

  /// A site of several chunks: most bodies are one plain text, some need more than that.
  private func files() -> MemoryFileSystem {
    var files = [(path: "Content/Models/Note.swift", bytes: Array(Self.model.utf8))]
    for number in 0..<40 {
      let text = """
        ---
        title: "Note \\u00e9 \(number)"
        tags: [a\(number), "b \\" c"]
        parts:
          - name: one
            amount: \(number).5
          - name: two
        next: n\((number + 1) % 40)
        aside: See [that](/x\(number)/) and `this`.
        ---
        # Part \(number)

        One *two* [three](/y\(number)/ "t"). \(number % 3 == 0 ? "Noted.[^1]\n\n[^1]: So." : "")

        - a & b
        - ![c](/z.png)

        """
      files.append((path: "Content/notes/n\(number).md", bytes: Array(text.utf8)))
    }
    let data = #"[{"title": "J", "tags": [], "parts": [], "slug": "j", "text": "A [b](/c/)."}]"#
    files.append((path: "Content/notes/data.json", bytes: Array(data.utf8)))
    return MemoryFileSystem(files)
  }

  private func loaded(
    _ files: MemoryFileSystem, configure: (inout ContentOptions) -> Void = { _ in }
  ) -> LoadedSite {
    LoadedSite(files, ["notes: Note = notes/*"], configure: configure)
  }

  /// What a store says of a value, apart from where its texts are.
  private func words(_ slot: SlotIndex, of store: ValueStore) -> String {
    let value = store.slots[slot]
    guard value.tag == .text || value.tag == .decimal || value.tag == .tree else {
      return "\(value)"
    }
    return "\(value.tag) \(store.string(value.text))"
  }

  @Test func `released content has the same values at the same places`() throws {
    let files = files()
    let held = loaded(files)
    let released = loaded(files) { $0.releasesSources = true }
    #expect(held.log.diagnostics == released.log.diagnostics)
    #expect(!held.log.hasErrors, "\(held.log.diagnostics)")
    let (store, other) = (held.content.store, released.content.store)
    #expect(other.places.isEmpty)
    #expect(store.slots.count == other.slots.count && store.slots.count > 400)
    for position in store.slots.indices {
      let slot = SlotIndex(position)
      #expect(words(slot, of: store) == words(slot, of: other))
      #expect(store.span(of: slot) == other.span(of: slot))
    }
    let destinations = store.parts.holes.map { store.string($0.destination) }
    #expect(destinations == other.parts.holes.map { other.string($0.destination) })
    #expect(destinations.contains("/x7/") && destinations.contains("/y7/"))
    for (entry, same) in zip(
      held.content.collections[0].entries, released.content.collections[0].entries)
    {
      #expect(store.string(entry.slug) == other.string(same.slug))
      #expect(store.string(entry.key) == other.string(same.key))
    }
  }

  @Test func `a file that has changed has no places any more`() throws {
    let files = files()
    let site = loaded(files) { $0.releasesSources = true }
    let entry = try #require(site.content.collections[0].entries.first)
    files[site.content.sources.path(of: entry.source)] = "---\ntitle: X\n---\n"
    #expect(site.content.store.span(of: entry.slot) == nil)
  }

  @Test func `HTML in a scratch file is what it was`() throws {
    let files = files()
    let store = loaded(files).content.store
    for limit in [0, 2_000, 1 << 20] {
      let scratch = FaultyScratchFile()
      let other = loaded(files) { $0.scratch = ScratchSpace(scratch, heldCount: limit) }.content
        .store
      #expect((scratch.count > 0) == (limit < 1 << 20))
      #expect(store.fragments.count == other.fragments.count)
      for (first, second) in zip(store.fragments, other.fragments) {
        #expect(store.html(of: first).elementsEqual(other.html(of: second)))
        #expect(store.plainText(of: first) == other.plainText(of: second))
      }
      #expect(scratch.failure == nil)
    }
  }

  @Test func `HTML that cannot be written stays in memory`() throws {
    let files = files()
    let store = loaded(files).content.store
    let scratch = FaultyScratchFile { operation throws(FileError) in
      throw FileError(operation, "", .diskFull)
    }
    let other = loaded(files) { $0.scratch = ScratchSpace(scratch, heldCount: 0) }.content.store
    for (first, second) in zip(store.fragments, other.fragments) {
      #expect(store.html(of: first).elementsEqual(other.html(of: second)))
    }
    #expect(scratch.failure == nil)
  }

  @Test func `HTML that cannot be read is blank and noted`() throws {
    let scratch = FaultyScratchFile { operation throws(FileError) in
      if operation == .read { throw FileError(operation, "", .deviceFailed) }
    }
    let store = loaded(files()) { $0.scratch = ScratchSpace(scratch, heldCount: 0) }.content.store
    let fragment = try #require(store.fragments.first)
    #expect(scratch.failure == nil)
    #expect(store.html(of: fragment).allSatisfy { $0 == UInt8(ascii: " ") })
    #expect(store.html(of: fragment).count == fragment.html.count)
    #expect(scratch.failure?.reason == .deviceFailed)
  }
}
