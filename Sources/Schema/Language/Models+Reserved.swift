extension Models {
  /// Whether a name means something other than a type of a site.
  package static func isReserved(_ name: String) -> Bool {
    ReservedNames.types.contains(name) || ReservedNames.templateNames.contains(name)
      || ReservedNames.keywords.contains(name) || ReservedNames.members.contains(name)
  }

  /// Whether a name is not allowed for fields and cases.
  package static func isReservedMember(_ name: String, inEntry: Bool) -> Bool {
    ReservedNames.choiceMembers.contains(name)
      || (inEntry && ReservedNames.entryFields.contains(name))
  }

  /// Whether a name has to be in backticks.
  package static func isKeyword(_ name: String) -> Bool { ReservedNames.keywords.contains(name) }
}
