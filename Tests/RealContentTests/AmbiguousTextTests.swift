import Content
import Importing
import Testing

/// Texts that look like values of a type and may mean something else.
struct AmbiguousTextTests {
  @Test(arguments: [
    ("name,x\nA,3 m\nB,12 m\n", "var x: String\n"), ("name,x\nA,10 M\nB,2 s\n", "var x: String\n"),
    ("name,x\nA,3 m\nB,12 min\n", "var x: Duration\n"),
    ("name,x\nA,1 h 5 m\nB,2 h\n", "var x: Duration\n"),
    ("name,restTime\nA,3 m\nB,12 m\n", "var restTime: Duration\n"),
    ("name;x;y\nA;129.942;118,7\nB;69.748;176\n", "var x: String\n"),
    ("name,x,y\nA,129.942,118.7\nB,69.748,176\n", "var x: Double\n"),
    ("name;x;y\nA;129.94;118,7\nB;69.748;176\n", "var x: Double\n"),
    ("name,x\nA,10E2\nB,11E3\n", "var x: String\n"), ("name,x\nA,1.5e3\nB,2\n", "var x: Double\n"),
    ("name,Telefon\nA,3012345\nB,3012346\n", "var Telefon: String\n"),
    ("name,kundenNr\nA,3012\nB,3013\n", "var kundenNr: String\n"),
    (
      "name,Price (EUR)\nA,3\nB,4\n",
      "  /// Price (EUR)\n  @Named(\"Price (EUR)\") var priceEUR: Int\n"
    ),
  ])
  func `texts that may mean something else are texts`(_ table: String, _ field: String) {
    let inference = ModelInference(of: [(path: "a.csv", bytes: Array(table.utf8))])
    #expect(inference.model.contains(field), "\(inference.model)")
    let isAmbiguous = field == "var x: String\n"
    #expect(inference.notes.contains { $0.contains("in the model if it is none") } == isAmbiguous)
  }
}
