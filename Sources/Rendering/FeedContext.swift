import Planning
import Schema
import Tables
import Templates

/// Makes the context of a feed's page: its items, from the fields that `site.yaml` names.
struct FeedContext {
  let plan: SitePlan
  let titles: PageTitles
  /// Collects what the page depends on.
  let notes: FragmentNotes?

  /// The record of the feed, in the layer of its page. Entries without a page are left out.
  func make(forPage index: PageIndex, in layer: inout Layer) -> Value {
    let page = plan.pages[index]
    let declaration = plan.declarations[page.declaration]
    var newest = Value.date(seconds: 0, precision: .time)
    var items: [Value] = []
    for item in page.items {
      let slot = plan.store.slots[item].slot
      guard let fields = declaration.feed,
        let own = plan.recordPages.page(of: plan.store.slots[slot], in: declaration.language)
      else { continue }
      let date = plan.store.slots[slot + fields.date]
      let changed = fields.updated.map { plan.store.slots[slot + $0] } ?? .none
      let updated = changed.isNone || changed.seconds < date.seconds ? date : changed
      if items.isEmpty || updated.seconds > newest.seconds { newest = updated }
      var item = plan.structures.feedItem.record()
      item[.title] = layer.addText(titles.title(ofPage: own))
      item[.url] = .page(own)
      item[.published] = date
      item[.updated] = updated
      item[.summary] = text(at: fields.summary, of: slot, in: &layer)
      item[.content] = value(at: fields.content, of: slot)
      item[.image] = value(at: fields.image, of: slot)
      item[.imageType] = mediaType(ofImage: item[.image], in: &layer)
      item[.author] = author(of: slot, fields, shownIn: declaration.language, in: &layer)
      items.append(layer.add(item))
    }
    let description = titles.description(ofPage: index)
    var feed = plan.structures.feed.record()
    feed[.title] = layer.addText(titles.title(ofPage: index))
    feed[.description] = description.isEmpty ? .none : layer.addText(description)
    feed[.url] = .page(index)
    feed[.home] = .page(page.parent ?? index)
    feed[.updated] = newest
    feed[.items] = layer.addList(items)
    return layer.add(feed)
  }

  private func value(at field: FieldSlot?, of slot: SlotIndex) -> Value {
    field.map { plan.store.slots[slot + $0] } ?? .none
  }

  /// The media type of an image, by the ending of its file.
  private func mediaType(ofImage image: Value, in layer: inout Layer) -> Value {
    guard image.tag == .record else { return .none }
    let file = plan.store.slots[image.slot + ImageField.src.slot]
    guard file.tag == .file else { return .none }
    let path = plan.store.files[file.file].path
    guard let dot = path.lastIndex(of: ".") else { return .none }
    let ending = path[path.index(after: dot)...].lowercased()
    let subtype = ["svg": "svg+xml", "jpg": "jpeg"][ending] ?? ending
    return layer.addText(Array("image/\(subtype)".utf8))
  }

  /// A text, or the text of Markdown without its marks.
  private func text(at field: FieldSlot?, of slot: SlotIndex, in layer: inout Layer) -> Value {
    let value = value(at: field, of: slot)
    guard value.tag == .fragment else { return value }
    notes?.add(fragment: value.fragment)
    let fragment = plan.store.fragments[value.fragment]
    if let text = fragment.plainText { return .text(text) }
    return layer.addText(plan.store.plainText(of: fragment))
  }

  /// The name of the author.
  private func author(
    of slot: SlotIndex, _ fields: FeedFields, shownIn language: String, in layer: inout Layer
  ) -> Value {
    let value = value(at: fields.author, of: slot)
    guard value.tag == .record else { return value }
    return layer.addText(titles.name(of: value.slot, in: language))
  }
}
