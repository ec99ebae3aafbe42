import Schema
import Tables

// The field that distinguishes the entries of a collection, and the fields that refer to entries by
// it.
extension StructureBuilder {
  /// Chooses the field that distinguishes the entries of a collection.
  mutating func chooseKey(of source: InferredSource.Index) {
    let index = InferredStructure.Index(entriesOf: source)
    let found = sources[source]
    let fields = structures[index].fields
    let candidates = fields.tableIndices.filter { position in
      guard fields[position].placement == nil, !fields[position].isOptional,
        !fields[position].isSecret,
        let seen = observation(of: fields[position], in: found.seen),
        case .scalar(let kind) = fields[position].type
      else { return false }
      return [.int, .string, .email].contains(kind) && seen.distinguishes(found.count)
    }
    // What is different by chance would refuse the next right entry.
    let fallback = candidates.filter { position in
      observation(of: fields[position], in: found.seen)?.haveWrittenForm == false
    }
    let named = KeyNames.distinguishing.lazy.compactMap { name in
      candidates.first { fields[$0].name == name }
    }.first
    let naming = candidates.first { position in
      observation(of: fields[position], in: found.seen).map {
        KeyNames.mayName(fields[position].fileName ?? fields[position].name, $0)
      } == true
    }
    if let key = named ?? (found.isFilePerEntry ? nil : naming) {
      structures[index].fields[key].isKey = true
    } else if !found.isFilePerEntry, !found.haveSlugs, let key = fallback.first {
      structures[index].fields[key].isKey = true
      notes.append(
        "'\(structures[index].name).\(fields[key].name)' is the key, because no field names the "
          + "entries: if two may have the same, give each entry a 'slug' and remove '@Key' from the model"
      )
    }
  }

  private func observation(of field: InferredField, in seen: Observation) -> Observation? {
    seen.member(field.fileName ?? field.name)
  }

  /// Finds the fields whose values are all keys of another collection that their name suggests, and
  /// the lists of such values, also in components.
  mutating func findReferences(of source: InferredSource.Index) {
    findReferences(
      in: InferredStructure.Index(entriesOf: source), sources[source].seen, of: source)
  }

  private mutating func findReferences(
    in index: InferredStructure.Index, _ all: Observation, of source: InferredSource.Index
  ) {
    for position in structures[index].fields.tableIndices {
      let field = structures[index].fields[position]
      guard let seen = observation(of: field, in: all) else { continue }
      if case .component(let part) = field.type { findReferences(in: part, seen, of: source) }
      if case .list(.component(let part)) = field.type {
        findReferences(in: part, seen.elements, of: source)
      }
      guard !field.isKey, !field.isSecret, field.unfitting.isEmpty, let kind = field.type.keyKind,
        [.int, .string].contains(kind)
      else { continue }
      let values = field.type.isList ? seen.elements : seen
      guard values.values.areAll, !values.meanings.isEmpty else { continue }
      let written = field.fileName ?? field.name
      let base = Self.meaning(of: written, isList: field.type.isList)
      guard
        let target = target(named: base, holding: values.meanings)
          ?? itself(source, named: base, written, holding: values.meanings)
      else { continue }
      structures[index].refer(
        from: position, to: structures[InferredStructure.Index(entriesOf: target)].name,
        named: field.type.isList ? sources[target].name : base)
    }
  }

  /// The type of links to files, if all are entries of one collection.
  func reference(to files: [String]) -> InferredType? {
    let target = sources.tableIndices.first { source in
      !files.isEmpty && files.allSatisfy(sources[source].paths.contains)
    }
    return target.map { .reference(structures[InferredStructure.Index(entriesOf: $0)].name) }
  }

  /// What the name of a field refers to, without an ending that says that it contains keys.
  private static func meaning(of name: String, isList: Bool) -> String {
    let endings = isList ? ["Ids", "_ids", "IDs", "-ids"] : ["Id", "_id", "ID", "-id"]
    let base = endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    return base ?? (isList ? InferredNames.singular(name) : name)
  }

  private func target(named base: String, holding values: [String]) -> InferredSource.Index? {
    sources.tableIndices.first { source in
      guard InferredNames.singular(sources[source].name).lowercased() == base.lowercased() else {
        return false
      }
      if areKeys(values, of: source) { return true }
      // What entries are grouped by has pages of its own.
      let isGrouping = InferredSettings.groupings.contains(sources[source].name.lowercased())
      let writeSlugs = sources[source].seen.member("slug") != nil
      return !isGrouping && !writeSlugs && values.allSatisfy(sources[source].slugs.contains)
    }
  }

  private func areKeys(_ values: [String], of source: InferredSource.Index) -> Bool {
    let fields = structures[InferredStructure.Index(entriesOf: source)].fields
    guard let key = fields.first(where: \.isKey),
      let seen = observation(of: key, in: sources[source].seen)
    else { return false }
    return values.allSatisfy { seen.values.count(of: $0) > 0 }
  }

  /// Whether texts are keys of a collection that a name suggests: then they are references, however
  /// often they are repeated.
  func areKeys(_ texts: [String], ofCollectionNamed name: String) -> Bool {
    let base = Self.meaning(of: name, isList: false).lowercased()
    return sources.contains {
      InferredNames.singular($0.name).lowercased() == base && $0.mayBeKeys(texts)
    }
  }

  /// What entries call another entry of their own collection.
  private static let relatives: Set<String> = ["manager", "next", "parent", "prev", "previous"]

  /// The collection itself, where the name of a field says that it holds keys of others of it.
  private func itself(
    _ source: InferredSource.Index, named base: String, _ written: String, holding values: [String]
  ) -> InferredSource.Index? {
    base != written && Self.relatives.contains(base.lowercased()) && areKeys(values, of: source)
      ? source : nil
  }
}

extension InferredStructure {
  /// Makes a field a reference to entries of a model, or a list of these.
  fileprivate mutating func refer(
    from position: InferredField.Index, to model: String, named wanted: String
  ) {
    let field = fields[position]
    let taken = Set(fields.map(\.name)).subtracting([field.name])
    let name = InferredNames.member(for: wanted, among: taken, inEntry: isEntry)
    let written = field.fileName ?? field.name
    fields[position].type = field.type.isList ? .list(.reference(model)) : .reference(model)
    fields[position].rule = nil
    fields[position].name = name
    fields[position].fileName = name == written ? nil : written
  }
}

extension Observation {
  /// Whether texts are amounts, dates and the like, as people write them.
  fileprivate var haveWrittenForm: Bool {
    candidate == nil && WrittenForm.all(of: meanings) != nil
  }

  /// Whether the field can be the key of so many entries.
  func isKey(of count: Int, named name: String) -> Bool {
    KeyNames.mayName(name, self) && isKey(of: count)
  }

  /// Whether the values can be the keys of so many entries.
  func isKey(of count: Int) -> Bool {
    self.count == count && lists + mappings + bools == 0
      && [nil, .int, .email].contains(candidate) && distinguishes(count)
  }

  /// Whether all values are different, also as parts of an address.
  func distinguishes(_ count: Int) -> Bool {
    guard values.areAll, values.texts.count == count, self.count == count else { return false }
    var slugs: Set<[UInt8]> = []
    for text in values.texts {
      var slug: [UInt8] = []
      TextFold.appendSlug(from: Array(text.utf8).span, to: &slug)
      guard !slug.isEmpty, slug.count <= 200, slugs.insert(slug).inserted else { return false }
    }
    return true
  }
}

extension InferredSource {
  /// Whether texts may be keys of its entries, or their slugs.
  fileprivate func mayBeKeys(_ texts: [String]) -> Bool {
    let key = KeyNames.distinguishing.lazy.compactMap { seen.member($0) }.first {
      $0.distinguishes(count)
    }
    if let key, texts.allSatisfy({ key.values.count(of: $0) > 0 }) { return true }
    // What entries are grouped by has pages of its own.
    return isFilePerEntry && seen.member("slug") == nil
      && !InferredSettings.groupings.contains(name.lowercased()) && texts.allSatisfy(slugs.contains)
  }
}
