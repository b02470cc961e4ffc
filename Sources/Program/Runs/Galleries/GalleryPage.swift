import FileKit
import FioriRender

/// The page of a gallery: its pictures in sections, and an index for its script to search and open.
///
/// The pictures are in the page itself, so it works without the script.
struct GalleryPage: Sendable {
  let title: String
  let sources: [GallerySource]
  /// The entries in the order of the descriptions.
  let entries: [GalleryEntry]
  /// The number of entries that are of descriptions rather than palettes.
  let pictureCount: Int
  /// The number of pictures of descriptions with each value.
  private let counts: [GalleryFacet: [String: Int]]

  /// Creates a page; descriptions come before palettes.
  init(title: String, sources: [GallerySource], entries: [GalleryEntry], pictureCount: Int) {
    (self.title, self.sources) = (title, sources)
    (self.entries, self.pictureCount) = (entries, pictureCount)
    counts = entries.prefix(pictureCount).reduce(into: [:]) { counts, entry in
      for (facet, values) in entry.facts.values {
        for value in values { counts[facet, default: [:]][value, default: 0] += 1 }
      }
    }
  }

  /// The bytes of the page.
  var html: [UInt8] {
    PageTemplate(PackageResources.gallery_html).pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .text(let bytes): bytes
      case .slot("generator"): Array(GalleryFolder.marker.utf8)
      case .slot("title"): Array(MarkupText.escaped(title).utf8)
      case .slot("count"): Array(count.utf8)
      case .slot("style"): PageStyle.base + PackageResources.gallery_css
      case .slot("script"): PageScript.base + PageScript.source + PackageResources.gallery_js
      case .slot("sections"): Array(sections.map(html).joined().utf8)
      case .slot: HTMLScript.text(index)
      }
    }
  }

  /// The pictures of a type of view, as indices into all entries.
  private struct Section {
    let view: String
    /// The indices, narrower pictures first so that rows have no gaps.
    let indices: [Int]
    let entries: [GalleryEntry]

    /// Whether columns are as wide as a number rather than a phone.
    var isSmall: Bool { entries.count { $0.width == .small } * 2 > entries.count }
  }

  private var sections: [Section] {
    let indices = Dictionary(grouping: entries.indices) { entries[$0].facts.viewType }
    return GalleryFacet.view.sorted(indices.keys).map { view in
      let indices = (indices[view] ?? []).sorted {
        (rank($0), $0) < (rank($1), $1)
      }
      return Section(view: view, indices: indices, entries: indices.map { entries[$0] })
    }
  }

  /// Returns the rank of the entry's row in its section.
  private func rank(_ index: Int) -> Int {
    switch entries[index].width {
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
    let cards = zip(section.indices, section.entries).map { card($1, at: $0) }.joined()
    return """
      <section class="section" id="view-\(section.view)" aria-labelledby="title-\(section.view)">
      <header><h2 id="title-\(section.view)"><a href="#view-\(section.view)">\(label)</a></h2>\
      <span class="count">\(section.indices.count)</span>
      <p>\(MarkupText.escaped(summary))</p></header>
      \(isPalette ? "" : Self.columns)\
      <div class="grid\(section.isSmall ? " small" : "")\(isPalette ? " sheets" : "")">
      \(cards)</div>
      </section>

      """
  }

  /// The headings of the table of pictures, which each picture repeats in its alternative text.
  private static let columns = """
    <p class="columns" aria-hidden="true"><span></span><span>Light</span><span>Dark</span></p>

    """

  private func card(_ entry: GalleryEntry, at index: Int) -> String {
    let notable = notableLabels(of: entry).map(MarkupText.escaped)
    let address = WebAddress.text(ofPath: address(of: entry))
    return """
      <article class="card \(entry.width.rawValue)" data-place="\(index)">
      <div class="stage">\(panes(of: entry))</div>
      <h3><a href="#open=\(address)">\(MarkupText.escaped(entry.title))</a></h3>
      <p class="notable">\(notable.joined(separator: " · "))</p>
      </article>

      """
  }

  /// Returns the name of an entry in the page's URL; a palette's differs from all descriptions.
  func address(of entry: GalleryEntry) -> String {
    entry.facts.viewType == GalleryFacts.paletteView ? "palette:\(entry.id)" : entry.id
  }

  private func panes(of entry: GalleryEntry) -> String {
    guard let dark = entry.dark else {
      return pane("only", entry.light, entry.lightBackground, entry)
    }
    // A description that asks for dark is shown dark, and its light version only beside it.
    let isDark = entry.facts.values[.appearance]?.contains("light") == false
    return pane(isDark ? "light twin" : "light", entry.light, entry.lightBackground, entry)
      + pane(isDark ? "dark own" : "dark", dark, entry.darkBackground, entry)
  }

  private func pane(
    _ kind: String, _ file: String, _ background: RGBA, _ entry: GalleryEntry
  ) -> String {
    let (width, height) = (entry.size.width.rounded(.up), entry.size.height.rounded(.up))
    return "<span class=\"pane \(kind)\" style=\"background:\(background.rgbHex)\">"
      + "<img src=\"\(WebAddress.text(ofPath: file))\" width=\"\(Int(width))\" "
      + "height=\"\(Int(height))\" loading=\"lazy\" decoding=\"async\" "
      + "alt=\"\(MarkupText.escaped(entry.accessibilityText))\"></span>"
  }

  /// Returns the labels that distinguish a picture: those that fewer than half of all have.
  private func notableLabels(of entry: GalleryEntry) -> [String] {
    guard entry.facts.viewType != GalleryFacts.paletteView else { return [] }
    return GalleryFacet.allCases.filter { $0 != .view }.flatMap { facet in
      (entry.facts.values[facet] ?? []).filter { (counts[facet]?[$0] ?? 0) * 2 < pictureCount }
        .filter { facet != .palette || !isPaletteUsual($0, entry) }
        .map(facet.label)
    }
  }

  /// Returns whether the palette is already implied by the look.
  private func isPaletteUsual(_ palette: String, _ entry: GalleryEntry) -> Bool {
    let generations = entry.facts.values[.generation] ?? []
    return generations.contains {
      Environment.Generation(rawValue: $0)?.palette.rawValue == palette
    }
  }
}

extension GalleryPage {
  /// The index for the page's script to search, filter and open, as JSON.
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
    line.member("words", entry.accessibilityText)
    line.member("light", WebAddress.text(ofPath: entry.light))
    if let dark = entry.dark { line.member("dark", WebAddress.text(ofPath: dark)) }
    line.member(
      "size", json: "[\(Decimal.text(entry.size.width)),\(Decimal.text(entry.size.height))]")
    if !entry.overlays.isEmpty {
      line.member("overlays") { line in
        for overlay in entry.overlays {
          line.member(overlay.rawValue, WebAddress.text(ofPath: overlay.file(of: entry.id)))
        }
      }
    }
    if let swift = entry.swift { line.member("swift", swift) }
    line.member("facts") { line in
      for facet in GalleryFacet.allCases {
        if let values = entry.facts.values[facet] { line.member(facet.rawValue, values) }
      }
    }
  }
}
