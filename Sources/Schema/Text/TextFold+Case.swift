extension TextFold {
  /// The form that a name has in file systems which fold the case of all letters, as in Unicode's full
  /// case folding: `\u{587}` is two letters. `String` compares the forms by canonical equivalence, as
  /// these file systems do. The dotless `\u{131}` stays as it is. Linear in the length.
  package static func caseFolded(_ name: ArraySlice<UInt8>) -> String {
    var form = String.UnicodeScalarView()
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      guard scalar.value != 0x131 else {
        form.append(scalar)
        continue
      }
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        form.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(form)
  }
}
