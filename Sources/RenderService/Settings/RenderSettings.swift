package import FioriRender

/// How descriptions are read and laid out, whoever asks: a command line, a server, a test.
package struct RenderSettings: Sendable {
  /// Traits in place of the descriptions' own.
  package var environment = EnvironmentOverrides()
  /// Which pages are drawn; `nil`: those that the descriptions ask for.
  package var page: PageChoice?
  /// The paths of style sheets in place of the descriptions' own; empty: theirs count.
  package var styleSheets: [String] = []
  /// A folder that images may come from besides a description's own.
  package var resources: String?
  package var fonts = FontOptions()
  /// How much a character matters that no font has.
  package var missingGlyphs = Severity.warning
  package var limits = RenderLimits()
  package var messages = MessageLevel()

  /// Descriptions as they are.
  package init() {}
}
