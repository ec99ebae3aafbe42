import Content
import Planning
import Schema
import Tables
import Testing

struct GroupTableTests {
  private func group(_ key: String) -> PlannedGroup {
    PlannedGroup(key: key, title: key, items: SlotIndex(0)..<SlotIndex(0))
  }

  private func key(
    _ condition: String?, mergesValues: Bool = false, language: String = "en"
  ) -> GroupTable.Key {
    GroupTable.Key(
      collection: CollectionIndex(1), slot: FieldSlot(3), condition: condition,
      mergesValues: mergesValues, language: language)
  }

  @Test func `groups are shared by declarations that show the same entries in the same way`() {
    var table = GroupTable(declarationCount: 2)
    let sweet = table.add([group("cake"), group("pie")], sharedAs: key("sweet"))
    #expect(table.groups(sharedAs: key("sweet")) == sweet)
    #expect(table.groups(sharedAs: key(nil)) == nil)
    #expect(table.groups(sharedAs: key("sweet", mergesValues: true)) == nil)
    #expect(table.groups(sharedAs: key("sweet", language: "de")) == nil)
    for declaration in [DeclarationIndex(0), DeclarationIndex(1)] {
      table.setGroups(sweet, of: declaration)
      #expect(table.groups(of: declaration).map { table[$0].key } == ["cake", "pie"])
    }
  }

  @Test func `groups without a key belong to one declaration`() {
    var table = GroupTable(declarationCount: 2)
    table.setGroups(table.add([group("2024")]), of: DeclarationIndex(0))
    table.setGroups(table.add([group("2025")]), of: DeclarationIndex(1))
    #expect(table.groups(of: DeclarationIndex(1)) == GroupIndex(1)..<GroupIndex(2))
    #expect(table.all.map(\.key) == ["2024", "2025"])
  }

  @Test func `the first page that claims a group is the one that leads to it`() {
    var table = GroupTable(declarationCount: 1)
    let groups = table.add([group("cake"), group("pie")])
    table.claim(groups.lowerBound, page: PageIndex(4))
    table.claim(groups.lowerBound, page: PageIndex(9))
    #expect(groups.map { table[$0].page } == [PageIndex(4), nil])
  }
}
