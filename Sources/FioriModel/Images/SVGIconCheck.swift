/// Refuses what lets a small SVG take the process down, or all its time or memory.
///
/// Measured with librsvg 2.54: an `feConvolveMatrix` aborts the process, a chain of a thousand
/// `use` overflows an 8 MB stack, an `image` unpacks to gigabytes, entities fill memory, and
/// markers, patterns and masks multiply for minutes. Time is not bounded by this: the caller limits
/// the bytes.
package struct SVGIconCheck {
  private var depth = 0
  private var uses = 0
  private var masks = 0

  private static let maximumDepth = 32
  private static let maximumUses = 16
  private static let maximumMasks = 4

  /// Passes an SVG that is plain enough for an icon.
  ///
  /// - Throws: ``ImageError/forbiddenInIcon(_:)``.
  package static func check(_ bytes: [UInt8]) throws(ImageError) {
    try UnsupportedSVGText.check(bytes)
    var check = SVGIconCheck()
    var scanner = SVGTagScanner(bytes)
    while let tag = scanner.next() {
      check.nest(tag)
      if !tag.isEnd { try check.count(bytes[tag.name]) }
    }
  }

  private init() {}

  private mutating func nest(_ tag: SVGTag) {
    if tag.isEnd {
      depth -= 1
    } else if !tag.isEmpty {
      depth += 1
    }
  }

  private mutating func count(_ name: ArraySlice<UInt8>) throws(ImageError) {
    // Depths and chains multiply: each hop of a chain can pass through the whole depth.
    if depth > Self.maximumDepth {
      throw .forbiddenInIcon("elements nested more than \(Self.maximumDepth) deep")
    }
    switch String(decoding: name, as: UTF8.self) {
    case "use": uses += 1
    case "mask": masks += 1
    case let name where ["filter", "image", "include", "marker", "pattern"].contains(name):
      throw .forbiddenInIcon("<\(name)>")
    default: return
    }
    if uses > Self.maximumUses { throw .forbiddenInIcon("more than \(Self.maximumUses) <use>") }
    if masks > Self.maximumMasks { throw .forbiddenInIcon("more than \(Self.maximumMasks) <mask>") }
  }
}
