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
  /// The overlays that an opened picture can show.
  package var overlays: [GalleryOverlay] = []

  /// Creates a job for command line arguments and an output folder.
  package init(inputs: [String], output: String) {
    (self.inputs, self.output) = (inputs, output)
  }

  /// Draws every picture that is not up to date, and prints a summary.
  ///
  /// - Throws: The first failure; its message is empty if it has been reported.
  package func run(_ listener: any RunListener) throws(RunFailure) {
    let folder = try GalleryFolder(output, besides: inputs)
    var session = try settings.session(of: inputs, listener)
    var run = GalleryRun(self, in: folder, session)
    session.draw(into: &run)
    try session.end { _ throws(RunFailure) in
      if let report = try run.end(title) { try listener.print([report]) }
    }
  }
}
