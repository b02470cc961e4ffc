import FioriBasics

/// Reads lengths with their units.
enum SVGLength {
  /// Returns a length in CSS pixels; `nil` if the text is not a length, or a percentage of nothing.
  static func length(
    _ text: some StringProtocol, percentOf whole: Double?, _ fonts: SVGFontSizes = SVGFontSizes()
  ) -> Double? {
    var scanner = SVGScanner(text)
    scanner.skipSpaces()
    guard let number = scanner.number() else { return nil }
    if scanner.take(UInt8(ascii: "%")) { return whole.map { number / 100 * $0 } }
    let unit = scanner.word().lowercased()
    scanner.skipSpaces()
    guard scanner.isAtEnd, let factor = factor(of: unit, fonts) else { return nil }
    return number * factor
  }

  private static func factor(of unit: String, _ fonts: SVGFontSizes) -> Double? {
    switch unit {
    case "", "px": 1
    case "pt": 96 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    case "em": fonts.own
    case "rem": fonts.root
    // As librsvg and resvg have it, regardless of the font.
    case "ex", "ch": fonts.own / 2
    default: nil
    }
  }
}

/// The font sizes that lengths refer to, in CSS pixels.
struct SVGFontSizes {
  /// The font size of the element.
  var own = 16.0
  /// The font size of the root.
  var root = 16.0
}

/// The reference lengths of percentages and font-relative lengths, in user units.
struct SVGUnits {
  let size: Size
  var fonts = SVGFontSizes()

  var diagonal: Double {
    ((size.width * size.width + size.height * size.height) / 2).squareRoot()
  }
}

/// How a `viewBox` is placed in a viewport.
struct SVGViewBox {
  let rect: Rect

  /// Returns `nil` unless the text has four numbers and an area that can be drawn.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    guard let numbers = scanner.numbers(), numbers.count == 4,
      numbers.allSatisfy({ abs($0) < 1e9 }), min(numbers[2], numbers[3]) > 1e-6
    else { return nil }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform from the box to a viewport that starts at the origin, aligned by
  /// `preserveAspectRatio`, or in the middle without one.
  func transform(to size: Size, alignment: String?) -> AffineTransform {
    let (x, y) = (size.width / rect.size.width, size.height / rect.size.height)
    let parts = (alignment ?? "xMidYMid").split { $0.isWhitespace }.filter { $0 != "defer" }
    let move = AffineTransform.translation(x: -rect.minX, y: -rect.minY)
    guard let align = parts.first, align != "none" else {
      return move.followed(by: .scale(x: x, y: y))
    }
    let scale = parts.last == "slice" ? max(x, y) : min(x, y)
    let room = Point(
      x: size.width - rect.size.width * scale, y: size.height - rect.size.height * scale)
    return move.followed(by: .scale(x: scale, y: scale)).followed(
      by: .translation(
        x: room.x * Self.share(align.dropFirst().prefix(3)),
        y: room.y * Self.share(align.dropFirst(5).prefix(3))))
  }

  private static func share(_ word: Substring) -> Double {
    switch word {
    case "Min": 0
    case "Max": 1
    default: 0.5
    }
  }
}
