import FioriRender

/// A description that has been read, ready to be drawn.
struct Reading: Sendable {
  let document: Document
  let figures: [Figure]
  /// What its own style sheets get wrong besides their syntax.
  let sheetDiagnostics: [Diagnostic]
  /// Whether it may ask for several pictures, however many it does.
  let isCollection: Bool
}
