import CCmark

#if canImport(Glibc)
  import Glibc
#endif

/// libcmark's parser: the only place, with `ParserArena`, where C is called.
enum CommonMarkTree {
  /// Parses a part of `bytes` and calls `body` with the document node, which is valid only during
  /// the call.
  static func parse<Result>(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (CommonMarkNode) -> Result
  ) -> Result? {
    unsafe ParserArena.use { allocator in
      guard let parser = unsafe cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, allocator) else {
        return nil
      }
      unsafe bytes.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        unsafe cmark_parser_feed(
          parser, base.advanced(by: range.lowerBound).assumingMemoryBound(to: CChar.self),
          range.count)
      }
      guard let root = unsafe cmark_parser_finish(parser) else { return nil }
      return unsafe body(CommonMarkNode(root))
    }
  }

  /// Parses a part of `bytes` and walks over the nodes, as `CommonMarkNode.walk` does; returns
  /// whether there are any.
  static func walk(
    _ bytes: [UInt8], _ range: Range<Int>,
    _ body: (_ node: CommonMarkNode, _ isEntered: Bool) -> Bool
  ) -> Bool {
    parse(bytes, range) { $0.walk(body) } != nil
  }
}

/// A node of libcmark's tree, valid only while `CommonMarkTree.parse` runs.
@safe
struct CommonMarkNode {
  /// The kind that libcmark gives a node.
  enum Kind {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading
    case thematicBreak, text, softBreak, lineBreak, code, htmlInline, emphasis, strong
    case link, image
  }

  private let pointer: OpaquePointer

  fileprivate init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  /// What the node is; a kind that libcmark's parser never makes counts as a paragraph.
  var kind: Kind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .paragraph
    }
  }

  /// Calls `body` with this node and each one below it, in document order: when it is entered, and
  /// when it is left if it can hold others. Ends when `body` returns false.
  func walk(_ body: (_ node: CommonMarkNode, _ isEntered: Bool) -> Bool) {
    guard let iterator = unsafe cmark_iter_new(pointer) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE,
        let node = unsafe CommonMarkNode(cmark_iter_get_node(iterator)),
        body(node, event == CMARK_EVENT_ENTER)
      else { return }
    }
  }

  var firstChild: CommonMarkNode? { unsafe CommonMarkNode(cmark_node_first_child(pointer)) }
  var nextSibling: CommonMarkNode? { unsafe CommonMarkNode(cmark_node_next(pointer)) }
  var parent: CommonMarkNode? { unsafe CommonMarkNode(cmark_node_parent(pointer)) }

  /// Lines and columns count from 1, columns in bytes; the end is the last byte.
  var startLine: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(unsafe cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(unsafe cmark_node_get_end_column(pointer)) }

  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var isTightList: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int { Int(unsafe cmark_node_get_list_start(pointer)) }

  /// Calls `body` with the text of a leaf.
  func withLiteral<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.withBytes(cmark_node_get_literal(pointer), body)
  }

  /// Calls `body` with the destination of a link or image.
  func withDestination<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.withBytes(cmark_node_get_url(pointer), body)
  }

  /// Calls `body` with the title of a link or image.
  func withTitle<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.withBytes(cmark_node_get_title(pointer), body)
  }

  /// Calls `body` with the info string of a code block.
  func withInfo<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.withBytes(cmark_node_get_fence_info(pointer), body)
  }

  private static func withBytes<Result>(
    _ string: UnsafePointer<CChar>?, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    guard let string = unsafe string else { return body(Span()) }
    let count = unsafe strlen(string)
    return unsafe string.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      body(unsafe Span(_unsafeStart: bytes, count: count))
    }
  }
}
