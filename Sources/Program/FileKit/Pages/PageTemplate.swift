/// A page template with `{{name}}` placeholders.
package struct PageTemplate: Sendable {
  /// A piece of a template.
  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    /// A placeholder with its name.
    case slot(String)
  }

  /// The pieces in the order of the page.
  package let pieces: [Piece]

  /// Parses a template.
  package init(_ page: [UInt8]) {
    pieces = String(decoding: page, as: UTF8.self).split(separator: "{{").flatMap {
      piece -> [Piece] in
      let halves = piece.split(separator: "}}", maxSplits: 1)
      guard halves.count == 2 else { return [.text(Array(piece.utf8))] }
      return [.slot(String(halves[0])), .text(Array(halves[1].utf8))]
    }
  }
}

/// The style sheets shared by all pages.
package enum PageStyle {
  /// The light and dark colors, as properties of the root element, and the rules for all pages.
  package static var base: [UInt8] { PackageResources.tokens_css + PackageResources.base_css }

  /// The base style sheet plus the rules for pages that show a list and a selected item.
  package static var workbench: [UInt8] { base + PackageResources.workbench_css }
}

/// The scripts shared by pages, to insert before a page's own.
package enum PageScript {
  package static var base: [UInt8] { PackageResources.base_js }

  /// The base script plus the functions for pages that show a list and a selected item.
  package static var workbench: [UInt8] { base + PackageResources.workbench_js }

  /// The functions that cut the JSON of a figure out of its description.
  package static var source: [UInt8] { PackageResources.source_js }
}

/// JSON for HTML.
package enum HTMLScript {
  /// Returns JSON that is safe in a script element, so that no string can close the element: `<`
  /// occurs only in JSON strings, where it can be written as an escape sequence.
  package static func text(_ json: [UInt8]) -> [UInt8] {
    var script: [UInt8] = []
    script.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { script += #"\u003C"#.utf8 } else { script.append(byte) }
    }
    return script
  }
}

/// Paths in URLs of pages and documents.
package enum WebAddress {
  /// Returns a relative path as a URL, with all but plain characters percent-encoded.
  package static func text(ofPath path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
