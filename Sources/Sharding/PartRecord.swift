package import Planning
package import Rendering

/// The record of a part of a site, which is written beside its files.
package struct PartRecord: Sendable {
  /// A link to an anchor of a page that another part makes.
  package struct OpenLink: Sendable {
    package let link: AnchorLink
    /// The address of the page with the link, for messages.
    package let address: String
    /// The address of the page with the anchor.
    package let targetAddress: String

    package init(_ link: AnchorLink, address: String, targetAddress: String) {
      self.link = link
      self.address = address
      self.targetAddress = targetAddress
    }
  }

  /// The site that it is a part of.
  package let site: PartedSite
  /// Which part it is.
  package let shard: Shard
  /// The command with which it was made, which makes a part again.
  package let command: PartCommand
  /// Whether it has its files. If not, its build has reported errors.
  package let hasFiles: Bool
  /// Whether its build reported nothing.
  package let hasNothingToReport: Bool
  /// The number of its outputs that no other part has.
  package let ownCount: Int
  /// The paths of its other outputs, which are in every part whose pages refer to them.
  package let sharedPaths: [String]
  /// The anchors of each page that has any.
  package let anchors: [(page: PageIndex, hashes: [UInt64])]
  /// The links that are still to be checked.
  package let links: [OpenLink]

  package init(
    site: PartedSite, shard: Shard, command: PartCommand, hasFiles: Bool, hasNothingToReport: Bool,
    ownCount: Int, sharedPaths: [String], anchors: [(page: PageIndex, hashes: [UInt64])],
    links: [OpenLink]
  ) {
    self.site = site
    self.shard = shard
    self.command = command
    self.hasFiles = hasFiles
    self.hasNothingToReport = hasNothingToReport
    self.ownCount = ownCount
    self.sharedPaths = sharedPaths
    self.anchors = anchors
    self.links = links
  }
}
