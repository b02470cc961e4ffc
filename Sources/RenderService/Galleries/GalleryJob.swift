package import FileKit
import FioriRender

/// Draws a page with all figures of some descriptions, in light and dark, with search and filters.
package struct GalleryJob: Sendable {
  /// Descriptions, folders or patterns.
  package var inputs: [String]
  /// The folder of the page, created if missing.
  package var output: String
  /// The title of the page.
  package var title = "Gallery"
  package var settings = RenderSettings()

  /// Creates a job for command line arguments and an output folder.
  package init(inputs: [String], output: String) {
    (self.inputs, self.output) = (inputs, output)
  }

  /// Draws every picture that is not up to date, and passes a summary line to `tell`.
  ///
  /// - Throws: The first failure; its message is empty if it has been reported.
  package func run(
    _ listener: any RunListener, tell: (String) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    let folder = try GalleryFolder(output, besides: inputs)
    var batch = try Batch(inputs, settings, listener)
    let painter = GalleryPainter(
      renderer: batch.source.renderer, hasAppearance: settings.environment.appearance != nil)
    var run = GalleryRun(folder, names: GalleryNames(batch.inputs), listener: listener)
    run = batch.reduce(into: run, jobs: Processors.count) {
      try painter.product(of: $0, in: $1)
    } _: { run, input, drawn, diagnostics in
      run.take(input, drawn, diagnostics)
    }
    do throws(RunFailure) {
      let report = try run.end(title, Self.palettes(run.palettes, painter))
      if let report { try tell(report) }
    } catch {
      batch.note(error)
    }
    try batch.end()
  }

  /// Draws the sheets of palettes in parallel.
  private static func palettes(
    _ versions: [Palette.Version], _ painter: GalleryPainter
  ) throws(RunFailure) -> [(Palette.Version, GalleryPicture)] {
    let drawn = Parallel.map(versions.count) { place in
      Result { try painter.picture(of: versions[place]) }
    }
    var pictures: [(Palette.Version, GalleryPicture)] = []
    for (version, picture) in zip(versions, drawn) {
      do {
        pictures.append((version, try picture.get()))
      } catch {
        throw RunFailure.fault("palette \(version.rawValue): \(error)")
      }
    }
    return pictures
  }
}
