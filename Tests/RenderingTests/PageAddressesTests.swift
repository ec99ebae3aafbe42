import Rendering
import Testing

/// Which pages may take the place of another when only texts have changed.
struct PageAddressesTests {
  private func canReplace(_ new: String, _ old: String) -> Bool {
    PageAddresses(ofPage: Array(new.utf8)).canReplace(PageAddresses(ofPage: Array(old.utf8)))
  }

  @Test(arguments: [
    ("<p>new", "<p>old"), ("<a href=x>new", "<a href=x>old"),
    ("<h2 id=a>new<h2 id=b>", "<h2 id=a>old"), ("<h2 id=a><a href=#a>", "<h2 id=a>"),
    ("<h2 id=a><a href='#%61'>", "<h2 id=a>"),
  ])
  func `a page with the same links and all anchors may`(new: String, old: String) {
    #expect(canReplace(new, old))
  }

  @Test(arguments: [
    ("<a href=x>", "<a href=y>"), ("<a href=x>", "<p>"), ("<p>", "<a href=x>"),
    ("<a href=x><a href=y>", "<a href=y><a href=x>"), ("<h2 id=b>", "<h2 id=a>"),
    ("<h2 id=a><h2 id=a>", "<h2 id=a>"), ("<h2 id=a><a href=#b>", "<h2 id=a>"),
    (
      "<script type='application/json'>[1]</script>",
      "<script type='application/json'>[2]</script>"
    ),
  ])
  func `a page with another link, an anchor less, or one twice, may not`(new: String, old: String) {
    #expect(!canReplace(new, old))
  }
}
