import FileKit
import FioriRender
import SystemPackage

/// Draws the pictures of a gallery, and writes them description by description.
struct GalleryRun: DrawingSink {
  private var folder: GalleryFolder
  private let renderer: Renderer
  /// Whether the command line sets the appearance, so that only one picture is drawn.
  private let hasAppearance: Bool
  private let overlays: [GalleryOverlay]
  private let names: GalleryNames
  private let listener: any RunListener
  private var sources: [GallerySource] = []
  private var entries: [GalleryEntry] = []
  /// The figure at each path, in lowercase since some file systems ignore case.
  private var owners: ExactTable<Owner> = [:]
  /// Whether writing a file has failed; the next would fail for the same reason.
  private var isEnded = false

  /// The figure that a picture shows.
  private struct Owner {
    let input: String
    let figure: Int?
    let entry: Int
  }

  /// Creates the run of a job that draws the inputs of a session.
  init(_ job: GalleryJob, in folder: GalleryFolder, _ session: DrawingSession) {
    (self.folder, renderer) = (folder, session.source.renderer)
    (names, listener) = (GalleryNames(session.inputs), session.listener)
    hasAppearance = job.settings.environment.has("appearance")
    overlays = job.overlays
  }

  /// The contents of an entry: a figure's picture, facts and Swift code.
  struct Product: Sendable {
    /// The name without an extension, the same for figures that differ only in appearance.
    let name: String
    let picture: GalleryPicture
    /// The picture as SVG with its overlay.
    let overlays: [GalleryOverlay: [UInt8]]
    let facts: GalleryFacts
    let swift: String
  }

  /// Draws a figure in both appearances; returns the diagnostics of its own appearance.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let twins = try AppearanceTwins(of: figure, isAlone: hasAppearance, renderer)
    let product = Product(
      name: OutputPlan.name(of: figure.twin, in: input), picture: try picture(of: twins),
      overlays: try self.overlays(of: figure, twins.own), facts: GalleryFacts(figure),
      swift: figure.swiftSource)
    return (product, twins.warnings)
  }

  private func overlays(
    of figure: Figure, _ drawing: Drawing
  ) throws -> [GalleryOverlay: [UInt8]] {
    var drawn: [GalleryOverlay: [UInt8]] = [:]
    for overlay in overlays {
      let annotated = try renderer.drawing(overlay.overlay, over: drawing, of: figure)
      drawn[overlay] = try renderer.data(of: annotated, as: .svg)
    }
    return drawn
  }

  /// Writes the pictures of a description, or none if it has errors. A picture whose path is
  /// already taken does not stop the others.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard !isEnded, !diagnostics.hasErrors, drawn.faults.isEmpty else { return [] }
    let count = entries.count
    var failures: [RunFailure] = []
    do throws(RunFailure) {
      let text = String(decoding: try input.bytes(), as: UTF8.self)
      sources.append(GallerySource(path: names.path(of: input), text: text))
    } catch {
      return [error]
    }
    for (figure, product) in drawn.products where !isEnded {
      do throws(RunFailure) {
        try add(product, of: figure, in: input)
      } catch {
        failures.append(error)
        isEnded = error.kind == .unwritableOutput
      }
    }
    if entries.count == count { sources.removeLast() }
    return failures
  }

  private mutating func add(
    _ product: Product, of figure: Figure, in input: InputFile
  ) throws(RunFailure) {
    let id = names.id(of: product.name, in: input)
    if let owner = owners[id.lowercased()] {
      guard owner.input.isExactly(input.name), owner.figure == figure.index,
        entries[owner.entry].id.isExactly(id)
      else {
        throw RunFailure.repeatedEntry(id, in: input.name, first: owner.input)
      }
      // Both appearances share an entry.
      entries[owner.entry].facts.add(product.facts)
      return
    }
    let entry = GalleryEntry(
      id: id, title: GalleryTitle.text(ofFile: product.name), folder: GalleryFolder.pictures,
      product.picture, facts: product.facts, source: sources.count - 1,
      figure: figure.index, swift: product.swift, overlays: overlays)
    try write(product.picture, of: entry)
    for overlay in overlays {
      if let bytes = product.overlays[overlay] { try write(bytes, to: overlay.file(of: id)) }
    }
    owners[id.lowercased()] = Owner(
      input: input.name, figure: figure.index, entry: entries.count)
    entries.append(entry)
  }

  private mutating func write(
    _ picture: GalleryPicture, of entry: GalleryEntry
  ) throws(RunFailure) {
    try write(picture.light, to: entry.light)
    if let dark = picture.dark, let file = entry.dark { try write(dark, to: file) }
  }

  /// Writes a picture to an SVG file, and to a PNG file next to it.
  private mutating func write(
    _ files: GalleryPicture.Files, to file: String
  ) throws(RunFailure) {
    try write(files.svg, to: file)
    var path = FilePath(file)
    path.extension = "png"
    try write(files.png, to: path.string)
  }

  private mutating func write(_ bytes: [UInt8], to file: String) throws(RunFailure) {
    if try folder.write(bytes, to: file) { listener.note("\(file): \(bytes.count) bytes") }
  }

  /// Draws the sheets of the pictures' palettes, newest first, and then writes the page, which lists them
  /// last. Writes nothing if there are no pictures.
  ///
  /// - Returns: A summary to print, or `nil` if nothing was drawn or could be written.
  mutating func end(_ title: String) throws(RunFailure) -> String? {
    guard !isEnded, !entries.isEmpty else { return nil }
    let (pictureCount, sourceCount) = (entries.count, sources.count)
    let palettes = GalleryFacet.palette.sorted(entries.flatMap { $0.facts.values[.palette] ?? [] })
      .compactMap(Palette.Version.init)
    let drawn = Parallel.map(palettes.count) { [self] index in
      Result {
        try picture(
          of: AppearanceTwins(of: Figure(PaletteSheet(palettes[index])), isAlone: true, renderer))
      }
    }
    for (version, result) in zip(palettes, drawn) {
      let picture = try RunFailure.mapping({ .paletteNotDrawn(version.rawValue, $0) }) {
        try result.get()
      }
      let entry = GalleryEntry(
        id: version.rawValue, title: "Palette \(version.rawValue.uppercased())",
        folder: GalleryFolder.palettes, picture, facts: GalleryFacts(palette: version),
        source: sources.count)
      try write(picture, of: entry)
      sources.append(
        GallerySource(path: "palette-\(version.rawValue).json", text: Palette.json(of: version)))
      entries.append(entry)
    }
    let page = GalleryPage(
      title: title, sources: sources, entries: entries, pictureCount: pictureCount)
    try write(page.html, to: GalleryFolder.page)
    return report(pictureCount, sourceCount, palettes.count)
  }

  private func picture(of twins: AppearanceTwins) throws -> GalleryPicture {
    let light = try files(of: twins.light)
    let dark = try twins.dark.map(files)
    return GalleryPicture(
      light: light, dark: dark?.svg == light.svg ? nil : dark, size: twins.own.pointSize,
      lightBackground: twins.light.background,
      darkBackground: (twins.dark ?? twins.light).background,
      accessibilityText: twins.own.accessibilityText.line)
  }

  private func files(of drawing: Drawing) throws -> GalleryPicture.Files {
    GalleryPicture.Files(
      svg: try renderer.data(of: drawing, as: .svg), png: try renderer.data(of: drawing, as: .png))
  }

  private func report(_ pictures: Int, _ descriptions: Int, _ palettes: Int) -> String {
    let written =
      folder.writtenCount == 0 ? "all up to date" : "\(folder.writtenCount.counted("file")) written"
    return "\(folder.pagePath): \(pictures.counted("picture")) of "
      + "\(descriptions.counted("description")), \(palettes.counted("palette")), \(written)"
  }
}
