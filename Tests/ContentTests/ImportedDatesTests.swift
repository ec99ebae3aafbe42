import Content
import TestSupport
import Testing

/// Dates of another site are dates, and put its entries in order.
struct ImportedDatesTests {
  private static func inference(_ matters: [String]) -> ModelInference {
    let files = matters.enumerated().map { index, matter in
      (path: "a/\(index).md", bytes: Array("---\ntitle: T\(index)\n\(matter)\n---\nText.\n".utf8))
    }
    return ModelInference(of: files)
  }

  private static let (day, later) = ("2020-01-01", "2026-01-01")

  @Test(
    arguments: [
      (["lastmod: \(later)\ndate: \(day)", "date: \(day)"], "date"),
      (["lastmod: \(later)\ndate: \(day)", "lastmod: \(later)\ndate: \(day)"], "date"),
      (["updatedDate: \(later)\npubDate: \(day)", "pubDate: \(day)"], "pubDate"),
      (["updated: \(later)\npublished_at: \(day)", "published_at: \(day)"], "published_at"),
      (["updated: \(later)\nstart: \(day)", "updated: \(later)\nstart: \(day)"], "start"),
      (["date: \(day)\npubDate: \(day)", "pubDate: \(day)"], "pubDate"),
      (["start: \(day)\nend: \(later)", "end: \(later)"], "end"),
      (["start: \(day)\nend: \(later)", "start: \(day)\nend: \(later)"], "start"),
      (["lastmod: \(later)", "lastmod: \(day)"], "lastmod"),
      (["start: \(day)\ndate: \(day)", "start: \(day)"], "date"),
    ])
  func `entries are in the order of the date of publication, which their model names first`(
    _ matters: [String], _ field: String
  ) {
    let inference = Self.inference(matters)
    #expect(inference.siteLines.contains(", order: -\(field) }"), "\(inference.siteLines)")
    let first = inference.model.split(separator: "\n").first { $0.contains(": Date") }
    #expect(first?.contains(" \(field): Date") == true, "\(inference.model)")
  }
}
