@testable import FioriRender

/// The numbers that are not finite in what a drawing is written to.
enum NumberFaults {
  /// Returns a line for each in the shapes, the layout report, the accessibility text, and the SVG
  /// with outlines, with text and with animation.
  static func lines(in drawing: Drawing, by renderer: Renderer) throws -> [String] {
    let options = [
      SVGOptions(), SVGOptions(hasText: true), SVGOptions(isAnimated: true),
    ]
    let svgs = try options.flatMap { options in
      lines(inSVG: try renderer.data(of: drawing, as: .svg(options)))
    }
    let words = drawing.accessibilityText.text.split { !$0.isLetter }.map { $0.lowercased() }
    return lines(in: drawing.displayList.commands, at: "shapes")
      + jsonProblems(readJSON(drawing.report.json)).map { "report: \($0)" }
      + words.filter(names.contains).map { "words: \($0)" } + svgs
  }

  /// Returns the attributes of an SVG that have a number which is not finite.
  static func lines(inSVG bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for element in String(decoding: bytes, as: UTF8.self).split(separator: "<") {
      let tag: Substring = element.prefix { $0 != ">" }
      let parts: [Substring] = tag.split(separator: "\"", omittingEmptySubsequences: false)
      for place in stride(from: 0, to: parts.count - 1, by: 2) {
        let name: Substring = parts[place].dropLast().drop { $0 != " " }.dropFirst()
        let value = parts[place + 1].lowercased()
        guard !texts.contains(String(name)), names.contains(where: value.contains) else { continue }
        lines.append("svg: \(name)=\"\(parts[place + 1])\"")
      }
    }
    return lines
  }

  /// Returns the places of numbers in a value that are not finite.
  private static func lines(in value: Any, at place: String) -> [String] {
    if let number = value as? Double { return number.isFinite ? [] : ["\(place): \(number)"] }
    // The pixels of an image have no such numbers, and there are many.
    if value is Bitmap || value is String { return [] }
    return Mirror(reflecting: value).children.flatMap { child in
      lines(in: child.value, at: child.label.map { "\(place).\($0)" } ?? place)
    }
  }

  private static let names = ["nan", "inf", "infinity"]
  /// The attributes that have names or files.
  private static let texts: Set<String> = ["id", "href", "class", "font-family"]
}
