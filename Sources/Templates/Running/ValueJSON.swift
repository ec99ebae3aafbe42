import Escaping
import Languages
import Schema

/// A value that is being written as JSON.
struct ValueJSON {
  /// How deeply nested records and lists are written: deeper than content files can nest them.
  private static var depthLimit: Int { 128 }

  private let types: TypeTable
  private let style: JSONText.Style
  /// The JSON so far.
  private(set) var json: [UInt8] = []

  /// Makes an empty text for values of these types.
  init(types: TypeTable, style: JSONText.Style) {
    self.types = types
    self.style = style
  }

  /// Appends a value, which is in `depth` others, one of them a record of a model where `isInRecord`.
  mutating func append(
    _ value: Value, _ type: Type, depth: Int = 0, isInRecord: Bool = false,
    by operations: inout PageOperations, in values: inout PageValues
  ) throws(RenderingFailure) {
    guard json.count <= Machine.outputLimit else {
      throw RenderingFailure("the JSON of the value takes more than 64 MiB")
    }
    guard depth < Self.depthLimit else {
      throw RenderingFailure("the value nests lists and records deeper than \(Self.depthLimit)")
    }
    switch (value.tag, type.unwrapped) {
    case (.none, _): json.append("null")
    case (.list, .list(let element)):
      json.append(UInt8(ascii: "["))
      for (place, slot) in value.elements.enumerated() {
        if place > 0 { json.append(", ") }
        try append(
          values.value(at: slot), element, depth: depth + 1, isInRecord: isInRecord,
          by: &operations, in: &values)
      }
      json.append(UInt8(ascii: "]"))
    case (.record, .structure(let id)):
      try append(
        record: value, id, depth: depth, isInRecord: isInRecord, by: &operations, in: &values)
    case (.choice, .choice(let id)):
      let cases = types.models[id].cases
      guard cases.indices.contains(value.caseIndex) else { return json.append("null") }
      let text = Array(cases[value.caseIndex].text.utf8)
      JSONText.appendString(text.span, to: &json, style: style)
    case (.int, _): NumberText.append(value.int, to: &json)
    case (.double, _):
      if value.double.isFinite {
        NumberText.append(value.double, to: &json)
      } else {
        json.append("null")
      }
    case (.decimal, _): json += values.bytes(of: value.text)
    case (.tree, _):
      let tree = Array(values.bytes(of: value.text))
      JSONText.append(tree: tree.span, to: &json, style: style)
    case (.bool, _): json.append(value.bool ? "true" : "false")
    default: appendString(value, type, by: &operations, in: &values)
    }
  }

  private mutating func appendString(
    _ value: Value, _ type: Type, by operations: inout PageOperations,
    in values: inout PageValues
  ) {
    if type == .json {
      json += values.bytes(of: value)
      return
    }
    let start = values.layer.text.count
    if value.tag == .duration {
      DurationText.appendISO(upper: value.second, to: &values.layer.text)
    } else {
      operations.appendMarkup(of: value, in: &values)
    }
    JSONText.appendString(values.layer.text.span.extracting(start...), to: &json, style: style)
    values.layer.text.removeSubrange(start...)
  }

  /// Appends a record; an entry inside another record of a model is written as its slug.
  private mutating func append(
    record: Value, _ id: StructureID, depth: Int, isInRecord: Bool,
    by operations: inout PageOperations, in values: inout PageValues
  ) throws(RenderingFailure) {
    let shape = types[id]
    let models = types.models.structures
    let isOfModel = shape.maker == .models
    if isOfModel, isInRecord, models[Int(id.index)].kind == .entry,
      let slug = shape.field(named: "slug")
    {
      return appendString(
        values.field(of: record, slot: slug.slot), slug.type, by: &operations, in: &values)
    }
    json.append(UInt8(ascii: "{"))
    var isFirst = true
    for field in shape.fields {
      if !isFirst { json.append(", ") }
      isFirst = false
      let name = Array(field.name.utf8)
      JSONText.appendString(name.span, to: &json, style: style)
      json.append(": ")
      let value = values.field(of: record, slot: field.slot)
      try append(
        value, field.type, depth: depth + 1, isInRecord: isInRecord || isOfModel, by: &operations,
        in: &values)
    }
    json.append(UInt8(ascii: "}"))
  }
}
