import FileKit
import FioriRender
import PageKit

extension GalleryPage {
  /// What the page's script searches, filters and opens, as JSON.
  var index: [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.member("facets", facets) { line, facet in
        line.member("id", facet.facet.rawValue)
        line.member("label", facet.facet.label)
        line.member("values", facet.values) { line, value in
          line.member("id", value)
          line.member("label", facet.facet.label(of: value))
        }
      }
      line.member("sources", sources) { line, source in
        line.member("path", source.path)
        line.member("text", source.text)
      }
      line.member("entries", entries) { write($1, to: &$0) }
    }
    return line.bytes
  }

  /// The facets with their values, of pictures of descriptions and of palettes.
  private var facets: [(facet: GalleryFacet, values: [String])] {
    GalleryFacet.allCases.compactMap { facet in
      let values = facet.sorted(entries.flatMap { $0.facts.values[facet] ?? [] })
      return values.isEmpty ? nil : (facet, values)
    }
  }

  private func write(_ entry: GalleryEntry, to line: inout JSONLine) {
    line.member("id", address(of: entry))
    line.member("title", entry.title)
    line.member("source", Double(entry.source))
    if let figure = entry.figure { line.member("figure", Double(figure)) }
    line.member("words", entry.words)
    line.member("light", WebAddress.text(ofPath: entry.light))
    if let dark = entry.dark { line.member("dark", WebAddress.text(ofPath: dark)) }
    line.member(
      "size", json: "[\(Self.number(entry.size.width)),\(Self.number(entry.size.height))]")
    if let swift = entry.swift { line.member("swift", swift) }
    line.member("facts") { line in
      for facet in GalleryFacet.allCases {
        if let values = entry.facts.values[facet] { line.member(facet.rawValue, values) }
      }
    }
  }

  /// A length in whole points where it is one.
  private static func number(_ length: Double) -> String {
    Int(exactly: length).map { "\($0)" } ?? "\(length)"
  }
}
