/// What is known of a value that is printed as text.
enum PrintedValue: Sendable {
  case anything
  /// It is one of these texts.
  case oneOf([[UInt8]])
  /// It is an address of the site.
  case address(SiteTarget)
  /// It has the form of this text.
  case example([UInt8])
  /// It is a side of a picture.
  case side(PictureSide)

  /// The texts that it may be; none where they are not known.
  var texts: [[UInt8]] { if case .oneOf(let texts) = self { texts } else { [] } }
}
