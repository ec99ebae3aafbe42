import CYAML

/// libyaml's parser over a part of a text, as a source of events.
///
/// It keeps a pointer into the text, so it must not outlive the call that lends the bytes. Nothing
/// of libyaml is used outside this file except the words of its problems.
@safe
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Makes a parser of the bytes of a range, nil when there is no memory for it.
  init?(_ view: ByteView, _ range: Range<Int>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let input = unsafe view.pointer(to: range)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event, nil when the text is not YAML: then `problem` says why.
  mutating func next() -> YAMLEvent? {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { return nil }
    return unsafe YAMLEvent(event)
  }

  /// Why the last call of `next` returned nil, with places in characters.
  var problem: YAMLProblem {
    let state = unsafe parser.pointee
    return unsafe YAMLProblem(
      words: state.problem.map { unsafe String(cString: $0) } ?? "",
      context: state.context.map { unsafe String(cString: $0) } ?? "",
      index: state.problem_mark.index,
      contextIndex: state.context_mark.index)
  }
}

/// What libyaml found wrong.
struct YAMLProblem {
  /// What is wrong, in libyaml's words.
  let words: String
  /// What libyaml was reading, in its words.
  let context: String
  /// Where it is wrong, in characters from the start of the text.
  let index: Int
  /// Where what it was reading starts.
  let contextIndex: Int
}

/// One event of libyaml, freed with the value.
@safe
struct YAMLEvent: ~Copyable {
  /// The kind of an event.
  enum Kind {
    case stream
    case documentStart(hasDirectives: Bool)
    /// Whether the document ends with a line of `...`.
    case documentEnd(isExplicit: Bool)
    case alias
    case scalar(ScalarStyle)
    case collectionStart(isMapping: Bool, isFlow: Bool)
    case collectionEnd
  }

  /// How a scalar is written.
  enum ScalarStyle {
    case plain, singleQuoted, doubleQuoted, block
  }

  private let event: yaml_event_t

  init(_ event: yaml_event_t) { unsafe self.event = unsafe event }

  deinit {
    var copy = unsafe event
    unsafe yaml_event_delete(&copy)
  }

  /// Where it starts, in characters from the start of the text.
  var start: Int { unsafe event.start_mark.index }
  /// Where it ends, in characters from the start of the text.
  var end: Int { unsafe event.end_mark.index }

  var kind: Kind {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT:
      let start = unsafe event.data.document_start
      return .documentStart(
        hasDirectives: unsafe start.version_directive != nil
          || start.tag_directives.start != start.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT:
      return .documentEnd(isExplicit: unsafe event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SCALAR_EVENT: return .scalar(scalarStyle)
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      return .collectionStart(isMapping: false, isFlow: isFlow)
    case YAML_MAPPING_START_EVENT:
      let isFlow = unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      return .collectionStart(isMapping: true, isFlow: isFlow)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    default: return .stream
    }
  }

  /// Whether it is the end of the text.
  var isStreamEnd: Bool { unsafe event.type == YAML_STREAM_END_EVENT }

  private var scalarStyle: ScalarStyle {
    switch unsafe event.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// The name of the anchor that a node sets or an alias refers to.
  var anchor: [UInt8]? {
    switch unsafe event.type {
    case YAML_ALIAS_EVENT: unsafe Self.bytes(event.data.alias.anchor)
    case YAML_SCALAR_EVENT: unsafe Self.bytes(event.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: unsafe Self.bytes(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: unsafe Self.bytes(event.data.mapping_start.anchor)
    default: nil
    }
  }

  private static func bytes(_ text: UnsafeMutablePointer<yaml_char_t>?) -> [UInt8]? {
    guard var next = unsafe text else { return nil }
    var bytes: [UInt8] = []
    while unsafe next.pointee != 0 {
      unsafe bytes.append(next.pointee)
      unsafe next += 1
    }
    return bytes
  }

  /// Whether the node has a tag.
  var hasTag: Bool {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: unsafe event.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT: unsafe event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT: unsafe event.data.mapping_start.tag != nil
    default: false
    }
  }

  /// The decoded text of a scalar.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let scalar = unsafe event.data.scalar
    return unsafe body(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
  }
}
