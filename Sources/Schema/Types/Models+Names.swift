extension Models {
  /// A type as a model writes it: `String?`, `[Recipe]`.
  package func name(of type: ValueType) -> String {
    switch type {
    case .scalar(let kind): kind.type.name
    case .markdown: "Markdown"
    case .tree: "JSON"
    case .address: "Address"
    case .choice(let id): self[id].name
    case .structure(let id): self[id].name
    case .optional(let wrapped): name(of: wrapped) + "?"
    case .list(let element): "[" + name(of: element) + "]"
    }
  }
}
