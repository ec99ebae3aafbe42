import CQREncode

/// A text as a QR code, which the cameras of phones read.
struct QRCode {
  /// The modules row by row, true for dark ones.
  let rows: [[Bool]]

  /// Draws a text; nil where it is too long.
  init?(_ text: String) {
    guard let code = unsafe QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { unsafe QRcode_free(code) }
    guard let data = unsafe code.pointee.data else { return nil }
    let width = Int(unsafe code.pointee.width)
    rows = (0..<width).map { row in
      (0..<width).map { column in unsafe data[row * width + column] & 1 == 1 }
    }
  }

  /// The square for a terminal, two rows per line, black on white whatever the terminal's colours,
  /// with the margin that cameras need.
  var drawing: String {
    let margin = 4
    let width = rows.count + 2 * margin
    let blank = Array(repeating: false, count: width)
    let sides = Array(repeating: false, count: margin)
    let padding = Array(repeating: blank, count: margin)
    let all = padding + rows.map { sides + $0 + sides } + padding + [blank]
    var text = ""
    for row in stride(from: 0, to: width, by: 2) {
      let line = zip(all[row], all[row + 1]).map { upper, lower in
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      text += "\u{1B}[30;107m" + line.joined() + "\u{1B}[0m\n"
    }
    return text
  }
}
