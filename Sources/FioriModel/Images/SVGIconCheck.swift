/// Refuses SVGs that could crash the process or use up all its time or memory.
///
/// Measured with librsvg 2.54: an `feConvolveMatrix` aborts the process, a chain of a thousand
/// `use` overflows an 8 MB stack, an `image` unpacks to gigabytes, entities fill memory, and
/// markers, patterns and masks multiply for minutes. This does not limit the time: the caller
/// limits the bytes.
package struct SVGIconCheck {
  private var depth = 0
  private var uses = 0
  private var masks = 0

  private static let maximumDepth = 32
  private static let maximumUses = 16
  private static let maximumMasks = 4

  /// Checks that an SVG is simple enough for an icon.
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
    // Depths and chains multiply: each step of a chain can go through the whole depth.
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

/// Refuses words that are unsafe anywhere in an SVG: in markup, attributes or styles.
///
/// librsvg follows `data:` in any document, so that a refused element could come in by reference;
/// and escapes could hide a refused word.
enum UnsupportedSVGText {
  private static let words = ["<!ENTITY", "&#", "\\", "data:", "filter", "systemLanguage"]

  /// The maximum number of references to paint servers, clips and masks: four nested masks used 300
  /// times each take a minute.
  private static let maximumReferences = 64
  private static let maximumMaskWords = 12

  /// Checks a text for unsafe words and references.
  ///
  /// - Throws: ``ImageError/forbiddenInIcon(_:)``.
  static func check(_ bytes: [UInt8]) throws(ImageError) {
    let text = Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
    for word in words where !places(of: word.lowercased(), in: text).isEmpty {
      throw .forbiddenInIcon(word == "<!ENTITY" ? "<!ENTITY>" : "'\(word)'")
    }
    for place in places(of: "url(", in: text) + places(of: "href", in: text) {
      if !leadsInside(text[place...]) {
        throw .forbiddenInIcon("a reference to something outside of itself")
      }
    }
    if places(of: "mask", in: text).contains(where: { isProperty(text[$0...]) }) {
      throw .forbiddenInIcon("a mask given by a style")
    }
    if places(of: "url(", in: text).count > maximumReferences
      || places(of: "mask", in: text).count > maximumMaskWords
    {
      throw .forbiddenInIcon("too many references or masks")
    }
  }

  /// Returns whether `url(` or `href` is followed, after spaces, an equals sign and quotes, by a
  /// `#`.
  private static func leadsInside(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first { !" \t\r\n=\"'".utf8.contains($0) } == UInt8(ascii: "#")
  }

  /// Returns whether a colon follows: a style could put one mask on any number of shapes.
  private static func isProperty(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }

  /// Returns the end positions of a word in the text.
  private static func places(of word: String, in text: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, text.count >= word.count else { return [] }
    return (0...text.count - word.count).filter { start in
      text[start] == first && text[start..<start + word.count].elementsEqual(word)
    }.map { $0 + word.count }
  }
}
