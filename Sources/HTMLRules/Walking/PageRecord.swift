/// What was found on a page, on all of its paths: mistakes, each once, and names.
struct PageRecord: Sendable {
  var findings = Findings()
  var names = PageNames()
  var outline = PageOutline()
  var policies = PagePolicies()
  /// Whether it is checked elsewhere that pictures are pictures.
  var leavesPictures = false
  /// Whether it is XHTML, in which programs read processing instructions and CDATA.
  var isXML = false
  /// Whether the addresses that Apus writes are relative to the page, as far as that is known.
  var linksAreRelative = true
  /// The ids of which was reported that they are on the page twice, or may be.
  var repeatedIDs: [RepeatedID] = []
  /// Whether of some id was reported that it has spaces.
  var hasSpacedID = false
  /// The attributes with data for scripts, in the order in which they were found.
  var dataAttributes: [DataAttribute] = []
  /// What is known of their values.
  var dataValues: [DataValue] = []
  /// The tags whose attributes were checked, which is the same on all paths.
  var checkedTags: Set<TagPosition> = []

  /// Where a tag is in the page.
  struct TagPosition: Hashable {
    let part: Int
    let offset: Int
  }
}
