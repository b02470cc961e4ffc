/// A page with places, `{{name}}`, for what is put between its own text.
package struct PageTemplate: Sendable {
  /// A part of a page.
  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    /// A place by its name.
    case place(String)
  }

  /// The parts in the order of the page.
  package let pieces: [Piece]

  /// A page by its text.
  package init(_ page: [UInt8]) {
    pieces = String(decoding: page, as: UTF8.self).split(separator: "{{").flatMap {
      piece -> [Piece] in
      let halves = piece.split(separator: "}}", maxSplits: 1)
      guard halves.count == 2 else { return [.text(Array(piece.utf8))] }
      return [.place(String(halves[0])), .text(Array(halves[1].utf8))]
    }
  }
}

/// What all pages of the program look like.
package enum PageStyle {
  /// The colors of a page in light and dark, as properties of its root, and what all pages share.
  package static var base: [UInt8] { PackageResources.tokens_css + PackageResources.base_css }

  /// The same, and what pages have in common that show a list beside what is opened of it.
  package static var workbench: [UInt8] { base + PackageResources.workbench_css }
}

/// What the scripts of pages have in common, to stand before their own.
package enum PageScript {
  package static var base: [UInt8] { PackageResources.base_js }

  /// The same, and what pages use that show a list beside what is opened of it.
  package static var workbench: [UInt8] { base + PackageResources.workbench_js }
}

/// Scripts as HTML has them.
package enum HTMLScript {
  /// JSON that may stand in a script element, which ends at no text in it: a `<` is only ever part of
  /// a text in JSON, and may be told by its number there.
  package static func text(_ json: [UInt8]) -> [UInt8] {
    var script: [UInt8] = []
    script.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { script += #"\u003C"#.utf8 } else { script.append(byte) }
    }
    return script
  }
}

/// Paths as the addresses of pages and documents have them.
package enum WebAddress {
  /// A path from the page, all but plain characters told by their bytes.
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
