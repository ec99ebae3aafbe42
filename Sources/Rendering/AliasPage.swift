import Escaping
package import Planning

/// The page at a former address of an entry, which redirects to the entry's page.
package struct AliasPage {
  private let plan: SitePlan
  private let isPortable: Bool
  private let titles: PageTitles

  /// Makes the pages of a plan.
  package init(plan: SitePlan, isPortable: Bool) {
    self.plan = plan
    self.isPortable = isPortable
    titles = PageTitles(plan: plan)
  }

  /// The page of an output, which redirects to a page.
  package func bytes(ofOutput output: OutputIndex, leadingTo page: PageIndex) -> [UInt8] {
    var way: [UInt8] = []
    RelativeAddress.append(
      from: plan.addresses[output].span, to: plan.address(ofPage: page).span,
      namesIndex: isPortable,
      to: &way)
    var title: [UInt8] = []
    let text = titles.title(ofPage: page)
    Escaper.append(text.span, to: &title, using: .html)
    let language = plan.declaration(ofPage: page).language
    return RedirectPage.bytes(
      leadingTo: String(decoding: way, as: UTF8.self),
      title: String(decoding: title, as: UTF8.self), language: language)
  }
}
