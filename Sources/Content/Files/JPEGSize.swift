/// Reads the size of a JPEG from its frame header (ITU-T T.81, B.2.2), rotated as the Exif data
/// specifies, which is how browsers show it.
enum JPEGSize {
  static func read(_ image: ImageBytes) -> (width: Int, height: Int)? {
    var offset = 2
    var size: (width: Int, height: Int)?
    var orientation: Int?
    while let first = image.byte(offset), first == 0xFF {
      guard let marker = image.byte(offset + 1) else { return nil }
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      guard let length = image.big(offset + 2, 2), length >= 2 else { break }
      if isFrame(marker) {
        guard let height = image.big(offset + 5, 2), let width = image.big(offset + 7, 2) else {
          return nil
        }
        size = size ?? (width, height)
      }
      // The first Exif data before the picture is used.
      if marker == 0xE1, orientation == nil, image.has("Exif\0\0", at: offset + 4) {
        orientation = self.orientation(image, at: offset + 10) ?? 1
      }
      guard marker != 0xDA, marker != 0xD9 else { break }
      offset += 2 + length
    }
    return size.map { isOnItsSide(orientation) ? ($0.height, $0.width) : $0 }
  }

  /// Whether an orientation exchanges width and height.
  static func isOnItsSide(_ orientation: Int?) -> Bool { (5...8).contains(orientation ?? 1) }

  /// Whether a marker starts a frame: SOF0 to SOF15 without DHT, JPG and DAC.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// The orientation (tag 0x0112, one number of 16 bits) in the first directory of TIFF data.
  static func orientation(_ image: ImageBytes, at start: Int) -> Int? {
    let isLittle = image.has("II", at: start)
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle ? image.little(start + offset, count) : image.big(start + offset, count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 512) where number(directory + 2 + entry * 12, 2) == 0x0112 {
      let start = directory + 2 + entry * 12
      guard number(start + 2, 2) == 3, number(start + 4, 4) == 1 else { return nil }
      return number(start + 8, 2)
    }
    return nil
  }
}
