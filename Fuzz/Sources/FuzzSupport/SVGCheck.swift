import Foundation
import FoundationXML

/// Whether an SVG is well-formed XML, as a browser insists, and all its numbers are finite.
final class SVGCheck: XMLParserDelegate {
  private let svg: [UInt8]

  init(_ svg: [UInt8]) {
    self.svg = svg
  }

  /// Stops unless it is.
  func check() {
    let parser = XMLParser(data: Data(svg))
    parser.delegate = self
    require(
      parser.parse(), "not XML: \(parser.parserError.map { "\($0)" } ?? "for no reason")")
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    for (name, value) in attributes where !Self.texts.contains(name) {
      NumberCheck.check(value, of: "\(name) of <\(element)>")
    }
  }

  /// The attributes that have names or files.
  private static let texts: Set<String> = ["id", "href", "class", "font-family"]
}
