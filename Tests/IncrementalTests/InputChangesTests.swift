import Incremental
import Testing

struct InputChangesTests {
  private func changes(
    from old: [String: String], to new: [String: String]
  ) -> [String] {
    InputChanges(
      from: old.mapValues { Array($0.utf8)[...] }, to: new.mapValues { Array($0.utf8)[...] }
    ).files.map { "\($0.path) \($0.change)" }
  }

  @Test func `what was changed, added and removed is told in the order of the paths`() {
    #expect(
      changes(
        from: ["a": "1", "c": "3", "d": "4", "f": "6", "h": "8"],
        to: ["a": "1", "b": "2", "c": "33", "e": "5", "f": "6", "g": "7", "h": "8"])
        == ["b added", "c changed", "d removed", "e added", "g added"])
    #expect(changes(from: ["a": "1"], to: ["a": "1"]) == [])
    #expect(changes(from: ["a": "1", "b": ""], to: [:]) == ["a removed", "b removed"])
  }
}
