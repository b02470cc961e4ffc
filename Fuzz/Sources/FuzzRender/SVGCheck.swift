import Foundation
import FoundationXML
import FuzzSupport

/// Whether an SVG is well-formed XML, as a browser insists.
struct SVGCheck {
  private let svg: [UInt8]

  init(_ svg: [UInt8]) {
    self.svg = svg
  }

  /// Stops unless it is.
  func check() {
    let parser = XMLParser(data: Data(svg))
    require(
      parser.parse(), "not XML: \(parser.parserError.map { "\($0)" } ?? "for no reason")")
  }
}
