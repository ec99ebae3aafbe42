import Tables

/// A field whose type was widened, and where entries required it.
struct WidenedField {
  let structure: InferredStructure.Index
  let field: InferredField.Index
  let places: [String]

  /// How many places are named per field.
  private static let namedPlaces = 3

  /// A sentence for each field of a model, in its final form.
  static func notes(of all: [WidenedField], in model: ModelWriter) -> [String] {
    let declared = Dictionary(grouping: model.lines.values) { $0.structure }
    return model.structures.tableIndices.flatMap { structure in
      (declared[structure] ?? []).map(\.field).sorted().compactMap { field -> String? in
        let widened = all.filter { $0.structure == structure && $0.field == field }
        guard !widened.isEmpty else { return nil }
        let owner = model.structures[structure]
        let places = first(of: widened.flatMap(\.places))
        return "'\(owner.name).\(owner.fields[field].name)' takes more than most entries need"
          + (places.isEmpty ? "" : ", for these: ")
          + places.prefix(namedPlaces).joined(separator: ", ")
          + (places.count > namedPlaces ? " and \(places.count - namedPlaces) more" : "")
      }
    }
  }

  /// The first place of each file; for a single file all places.
  private static func first(of places: [String]) -> [String] {
    func file(_ place: String) -> Substring { place.prefix { $0 != ":" } }
    let isOneFile = Set(places.map(file)).count == 1
    var seen: Set<Substring> = []
    return places.filter { seen.insert(isOneFile ? $0[...] : file($0)).inserted }
  }
}
