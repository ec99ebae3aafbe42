import Escaping
import Languages
import Schema

// Values as JSON.
extension Machine {
  /// How deep records and lists are written: deeper than files of content can nest them.
  private static var depthLimit: Int { 128 }

  /// A value as JSON text.
  mutating func serialized(
    _ value: Value, _ type: Type, _ style: JSONText.Style
  ) throws(RenderingFailure) -> Value {
    var json: [UInt8] = []
    try append(value, type, style, depth: 0, to: &json)
    return try values.makeText(json)
  }

  private mutating func append(
    _ value: Value, _ type: Type, _ style: JSONText.Style, depth: Int, to json: inout [UInt8]
  ) throws(RenderingFailure) {
    guard json.count <= Self.outputLimit else {
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
        try append(values.value(at: slot), element, style, depth: depth + 1, to: &json)
      }
      json.append(UInt8(ascii: "]"))
    case (.record, .structure(let id)):
      try append(value, id, style, depth: depth, to: &json)
    case (.choice, .choice(let id)):
      let cases = program.tables.types.models[id].cases
      guard cases.indices.contains(value.index) else { return json.append("null") }
      let text = Array(cases[value.index].text.utf8)
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
    default: appendString(value, type, style, to: &json)
    }
  }

  private mutating func appendString(
    _ value: Value, _ type: Type, _ style: JSONText.Style, to json: inout [UInt8]
  ) {
    if type == .json {
      json += values.bytes(of: value)
      return
    }
    let start = values.layer.text.count
    if value.tag == .duration {
      DurationText.appendISO(upper: value.second, to: &values.layer.text)
    } else {
      appendMarkup(of: value)
    }
    JSONText.appendString(values.layer.text.span.extracting(start...), to: &json, style: style)
    values.layer.text.removeSubrange(start...)
  }

  /// Appends a record; an entry inside of another value is written as its slug.
  private mutating func append(
    _ record: Value, _ id: StructureID, _ style: JSONText.Style, depth: Int,
    to json: inout [UInt8]
  ) throws(RenderingFailure) {
    let shape = program.tables.types[id]
    let models = program.tables.types.models.structures
    let isEntry = shape.maker == .models && models[Int(id.index)].kind == .entry
    if isEntry, depth > 0, let slug = shape.field(named: "slug") {
      return appendString(values.field(of: record, slot: slug.slot), slug.type, style, to: &json)
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
      try append(value, field.type, style, depth: depth + 1, to: &json)
    }
    json.append(UInt8(ascii: "}"))
  }
}
