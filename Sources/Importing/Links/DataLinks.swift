import Content
import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown

/// Changes links to files of data whose entries have pages now, such as those of a table of Notion, to
/// the list that shows these entries: the file itself is not published.
package struct DataLinks {
  /// The patterns of collections of data, each with the address of its list.
  private let lists: [(pattern: FilePattern, address: String)]

  /// Takes the collections of a model.
  package init(of inference: ModelInference) {
    lists = inference.collections.compactMap { collection in
      guard ContentFormat(path: collection.from[...]) != .markdown else { return nil }
      do throws(FilePattern.Unusable) {
        return (try FilePattern(collection.from), InferredSettings.address(of: collection))
      } catch {
        // What is no pattern takes no files.
        return nil
      }
    }
  }

  /// A Markdown file in which links to data lead to lists.
  ///
  /// - Parameters:
  ///   - path: Its path from the content folder.
  ///   - bytes: Its bytes.
  ///   - data: The paths of all files of data.
  /// - Returns: The file, and how many links were changed; nil if none was.
  package func corrected(
    _ path: String, _ bytes: [UInt8], besides data: Set<String>
  ) -> (bytes: [UInt8], count: Int)? {
    guard !lists.isEmpty, !data.isEmpty, ContentFormat(path: path[...]) == .markdown,
      bytes.contains(bytesOf: "](")
    else { return nil }
    var file = DetachedFile(path: path, bytes)
    let document = file.markdown
    var (html, anchors) = ([UInt8](), AnchorSet())
    let links = MarkdownPart(document).appendHTML(to: &html, anchors: &anchors).holes
    var edits = TextEdits()
    for link in links where link.kind == .link {
      let destination = Array(document.bytes(of: link.destination))
      // Others are in definitions, or between `<` and `>`.
      guard bytes[link.span.range].elementsEqual(destination),
        let address = list(of: String(decoding: destination, as: UTF8.self), from: path, data)
      else { continue }
      edits.replace(link.span.range, with: address)
    }
    return edits.isEmpty ? nil : (edits.applied(to: bytes), edits.made.count)
  }

  /// The address of the list of the entries in the file to which a link leads.
  private func list(of link: String, from own: String, _ data: Set<String>) -> String? {
    guard !link.contains("#"), !link.contains("?"), !link.hasPrefix("/") else { return nil }
    let isFromContent = link.hasPrefix("@/")
    let plain = isFromContent ? String(link.dropFirst(2)) : link
    let decoded = PercentEncoding.decodedPath(plain) ?? plain
    let folder = isFromContent ? "" : FilePaths.folder(of: own)
    guard let path = FilePaths.path(of: decoded, from: folder), data.contains(path)
    else { return nil }
    return lists.first { $0.pattern.matches(path[...]) }?.address
  }
}
