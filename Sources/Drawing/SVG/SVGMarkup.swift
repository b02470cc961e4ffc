package import FioriBasics
package import FioriModel

/// A piece of an SVG: a string whose numbers, paths and colors are written as SVG has them.
///
///     let line: SVGMarkup = "<path d=\"\(path)\"\(paint: "fill", color)/>"
///
/// The bytes are written in one place. Joining Swift's strings, which are checked and copied again
/// with each piece, takes twice the instructions (Docs/sources/drawing.md#svg).
package struct SVGMarkup: Equatable, Sendable {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  var isEmpty: Bool { bytes.isEmpty }

  static func += (markup: inout SVGMarkup, other: SVGMarkup) { markup.bytes += other.bytes }

  /// Adds a line.
  mutating func append(line: SVGMarkup) {
    bytes += line.bytes
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds the output of `write`, without markup of its own.
  mutating func write(_ write: (inout StringInterpolation) -> Void) {
    var piece = StringInterpolation(adding: bytes)
    // The bytes have one owner, or adding to them would copy them.
    bytes = []
    write(&piece)
    bytes = piece.bytes
  }
}

extension SVGMarkup: ExpressibleByStringInterpolation, CustomStringConvertible {
  package init(stringLiteral text: StaticString) {
    // A constant of the program; Swift checks that it has a pointer.
    bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  package var description: String { String(decoding: bytes, as: UTF8.self) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    fileprivate init(adding bytes: [UInt8]) { self.bytes = bytes }

    package init(literalCapacity: Int, interpolationCount: Int) {
      // Most numbers and names are shorter; a path makes its own space.
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ text: StaticString) {
      bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    package mutating func appendInterpolation(_ markup: SVGMarkup) { bytes += markup.bytes }

    /// Writes a text unchanged.
    package mutating func appendInterpolation(_ text: some StringProtocol) { bytes += text.utf8 }

    /// Writes a text for use between tags or in an attribute.
    package mutating func appendInterpolation(escaped text: String) {
      bytes += SVGText.escaped(text).utf8
    }

    /// Writes bytes in UTF-8.
    package mutating func appendInterpolation(utf8 bytes: [UInt8]) { self.bytes += bytes }

    package mutating func appendInterpolation(_ text: StaticString) { appendLiteral(text) }

    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      bytes += "\(number)".utf8
    }

    /// Writes a number without trailing zeros.
    package mutating func appendInterpolation(_ number: Double, decimals: Int = 3) {
      Decimal.append(number, decimals: decimals, to: &bytes)
    }

    /// Writes numbers with a separator.
    package mutating func appendInterpolation(
      _ numbers: [Double], decimals: Int = 3, separator: StaticString = " "
    ) {
      for (index, number) in numbers.enumerated() {
        if index > 0 { appendLiteral(separator) }
        appendInterpolation(number, decimals: decimals)
      }
    }

    /// Writes numbers as attributes: ` x="1" y="2"`.
    package mutating func appendInterpolation(
      attributes: KeyValuePairs<StaticString, Double>, decimals: Int = 3
    ) {
      for (name, number) in attributes {
        appendLiteral(" ")
        appendLiteral(name)
        appendLiteral("=\"")
        appendInterpolation(number, decimals: decimals)
        appendLiteral("\"")
      }
    }

    /// Writes the attributes of a rectangle: ` x="1" y="2" width="3" height="4"`.
    package mutating func appendInterpolation(frame rect: Rect) {
      appendInterpolation(attributes: [
        "x": rect.minX, "y": rect.minY, "width": rect.size.width, "height": rect.size.height,
      ])
    }

    /// Writes the attributes of a color: ` fill="#3678AF"`, and its opacity if it has one.
    package mutating func appendInterpolation(
      paint property: StaticString, _ color: RGBA, name: StaticString? = nil
    ) {
      appendLiteral(" ")
      appendLiteral(name ?? property)
      appendLiteral("=\"#")
      append(hex: color.red)
      append(hex: color.green)
      append(hex: color.blue)
      appendLiteral("\"")
      guard color.alpha < 255 else { return }
      appendLiteral(" ")
      appendLiteral(property)
      appendLiteral("-opacity=\"")
      appendInterpolation(color.opacity)
      appendLiteral("\"")
    }

    /// Writes a transform as `matrix(…)`.
    package mutating func appendInterpolation(_ transform: AffineTransform) {
      appendLiteral("matrix(")
      appendInterpolation(transform.numbers, decimals: 7)
      appendLiteral(")")
    }

    /// Writes a path's `d`.
    package mutating func appendInterpolation(_ path: Path, decimals: Int = 3) {
      for step in path.steps {
        switch step {
        case .move(let point): append("M", point, decimals)
        case .line(let point): append("L", point, decimals)
        case .curve(let first, let second, let end):
          append("C", first, decimals)
          appendNext(second, decimals)
          appendNext(end, decimals)
        case .close: appendLiteral("Z")
        }
      }
    }

    private mutating func append(_ letter: StaticString, _ point: Point, _ decimals: Int) {
      appendLiteral(letter)
      appendInterpolation(point.x, decimals: decimals)
      appendNext(point.y, decimals)
    }

    private mutating func appendNext(_ point: Point, _ decimals: Int) {
      appendNext(point.x, decimals)
      appendNext(point.y, decimals)
    }

    /// Adds a number that follows another; a minus sign separates the two as well as a space does.
    private mutating func appendNext(_ number: Double, _ decimals: Int) {
      let start = bytes.count
      bytes.append(UInt8(ascii: " "))
      appendInterpolation(number, decimals: decimals)
      if bytes[start + 1] == UInt8(ascii: "-") { bytes.remove(at: start) }
    }

    private mutating func append(hex byte: UInt8) {
      append(hexDigit: byte >> 4)
      append(hexDigit: byte & 15)
    }

    private mutating func append(hexDigit digit: UInt8) {
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
  }
}
