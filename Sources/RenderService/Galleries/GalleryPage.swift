import FileKit
import FioriRender
import PageKit

/// The page of a gallery: its pictures in sections, and what its script searches and opens.
///
/// The pictures stand in the page itself, so that it shows them without its script, too.
struct GalleryPage: Sendable {
  let title: String
  let sources: [GallerySource]
  /// In the order of the descriptions.
  let entries: [GalleryEntry]
  /// How many of them are of descriptions, and not palettes.
  let pictureCount: Int
  /// How many pictures of descriptions have each value.
  private let counts: [GalleryFacet: [String: Int]]

  /// A page of entries, those of descriptions before palettes.
  init(title: String, sources: [GallerySource], entries: [GalleryEntry], pictureCount: Int) {
    (self.title, self.sources) = (title, sources)
    (self.entries, self.pictureCount) = (entries, pictureCount)
    counts = entries.prefix(pictureCount).reduce(into: [:]) { counts, entry in
      for (facet, values) in entry.facts.values {
        for value in values { counts[facet, default: [:]][value, default: 0] += 1 }
      }
    }
  }

  /// The page's bytes.
  var html: [UInt8] {
    PageTemplate(PackageResources.gallery_html).pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .text(let bytes): bytes
      case .place("generator"): Array(GalleryFolder.marker.utf8)
      case .place("title"): Array(MarkupText.escaped(title).utf8)
      case .place("count"): Array(count.utf8)
      case .place("style"): PageStyle.base + PackageResources.gallery_css
      case .place("script"): PageScript.base + PackageResources.gallery_js
      case .place("sections"): Array(sections.map(html).joined().utf8)
      case .place: HTMLScript.text(index)
      }
    }
  }

  /// Pictures of a type of view, by their places among all.
  private struct Section {
    let view: String
    /// Narrower ones first, so that rows have no gaps.
    let places: [Int]
    let entries: [GalleryEntry]

    /// Whether columns are as wide as a number needs, rather than a phone.
    var isSmall: Bool { entries.count { $0.width == .small } * 2 > entries.count }
  }

  private var sections: [Section] {
    let places = Dictionary(grouping: entries.indices) { entries[$0].facts.viewType }
    return GalleryFacet.view.sorted(places.keys).map { view in
      let places = (places[view] ?? []).sorted {
        (rank($0), $0) < (rank($1), $1)
      }
      return Section(view: view, places: places, entries: places.map { entries[$0] })
    }
  }

  /// Which rows of its section an entry is in.
  private func rank(_ place: Int) -> Int {
    switch entries[place].width {
    case .small, .medium: 0
    case .wide: 1
    case .widest: 2
    }
  }

  private var count: String {
    let all = "\(entries.count) \(entries.count == 1 ? "entry" : "entries")"
    let palettes = (entries.count - pictureCount).counted("palette")
    return "\(all): \(pictureCount.counted("picture")), \(palettes)"
  }

  private func html(_ section: Section) -> String {
    let isPalette = section.view == GalleryFacts.paletteView
    let label = isPalette ? "Palettes" : GalleryFacet.view.label(of: section.view)
    let summary =
      isPalette
      ? "The colors used in the pictures, with their contrast ratios."
      : ViewType.all.first { $0.name == section.view }?.summary ?? ""
    let cards = zip(section.places, section.entries).map { card($1, at: $0) }.joined()
    return """
      <section class="section" id="view-\(section.view)" aria-labelledby="title-\(section.view)">
      <header><h2 id="title-\(section.view)"><a href="#view-\(section.view)">\(label)</a></h2>\
      <span class="count">\(section.places.count)</span>
      <p>\(MarkupText.escaped(summary))</p></header>
      <div class="grid\(section.isSmall ? " small" : "")\(isPalette ? " sheets" : "")">
      \(cards)</div>
      </section>

      """
  }

  private func card(_ entry: GalleryEntry, at place: Int) -> String {
    let notable = notableLabels(of: entry).map(MarkupText.escaped)
    let address = WebAddress.text(ofPath: address(of: entry))
    return """
      <article class="card \(entry.width.rawValue)" data-place="\(place)">
      <div class="stage">\(panes(of: entry))</div>
      <h3><a href="#open=\(address)">\(MarkupText.escaped(entry.title))</a></h3>
      <p class="notable">\(notable.joined(separator: " · "))</p>
      </article>

      """
  }

  /// What the page's address calls an entry; a palette has a name that no description has.
  func address(of entry: GalleryEntry) -> String {
    entry.facts.viewType == GalleryFacts.paletteView ? "palette:\(entry.id)" : entry.id
  }

  private func panes(of entry: GalleryEntry) -> String {
    guard let dark = entry.dark else {
      return pane("only", entry.light, entry.lightBackground, entry)
    }
    // What is described dark is shown so, and light only beside it.
    let isDark = entry.facts.values[.appearance]?.contains("light") == false
    return pane(isDark ? "light twin" : "light", entry.light, entry.lightBackground, entry)
      + pane(isDark ? "dark own" : "dark", dark, entry.darkBackground, entry)
  }

  private func pane(
    _ kind: String, _ file: String, _ ground: RGBA, _ entry: GalleryEntry
  ) -> String {
    let (width, height) = (entry.size.width.rounded(.up), entry.size.height.rounded(.up))
    return "<span class=\"pane \(kind)\" style=\"background:\(ground.rgbHex)\">"
      + "<img src=\"\(WebAddress.text(ofPath: file))\" width=\"\(Int(width))\" "
      + "height=\"\(Int(height))\" loading=\"lazy\" decoding=\"async\" "
      + "alt=\"\(MarkupText.escaped(entry.words))\"></span>"
  }

  /// What sets a picture apart: what less than half of all are.
  private func notableLabels(of entry: GalleryEntry) -> [String] {
    guard entry.facts.viewType != GalleryFacts.paletteView else { return [] }
    return GalleryFacet.allCases.filter { $0 != .view }.flatMap { facet in
      (entry.facts.values[facet] ?? []).filter { (counts[facet]?[$0] ?? 0) * 2 < pictureCount }
        .filter { facet != .palette || !isPaletteUsual($0, entry) }
        .map(facet.label)
    }
  }

  /// Whether a palette is told by the look already.
  private func isPaletteUsual(_ palette: String, _ entry: GalleryEntry) -> Bool {
    let generations = entry.facts.values[.generation] ?? []
    return generations.contains {
      Environment.Generation(rawValue: $0)?.palette.rawValue == palette
    }
  }
}

extension GalleryPage {
  /// What the page's script searches, filters and opens, as JSON.
  var index: [UInt8] {
    JSONLine.object(isEnded: false) { line in
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
    line.member("source", entry.source)
    if let figure = entry.figure { line.member("figure", figure) }
    line.member("words", entry.words)
    line.member("light", WebAddress.text(ofPath: entry.light))
    if let dark = entry.dark { line.member("dark", WebAddress.text(ofPath: dark)) }
    line.member(
      "size", json: "[\(Decimal.text(entry.size.width)),\(Decimal.text(entry.size.height))]")
    if let swift = entry.swift { line.member("swift", swift) }
    line.member("facts") { line in
      for facet in GalleryFacet.allCases {
        if let values = entry.facts.values[facet] { line.member(facet.rawValue, values) }
      }
    }
  }
}
