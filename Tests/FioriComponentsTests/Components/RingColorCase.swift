import FioriRender
import Testing

/// What a ring is given, and the colors that its texts, its progress and its track have.
struct RingColorCase: Sendable, CustomTestStringConvertible {
  let name: String
  let colors: String
  let change: @Sendable (inout KPIProgressView) -> Void

  /// `colors` are those of texts, progress and track, `RRGGBBAA` each.
  init(
    _ name: String, _ colors: String,
    _ change: @escaping @Sendable (inout KPIProgressView) -> Void = { _ in }
  ) {
    self.name = name
    self.colors = colors
    self.change = change
  }

  var testDescription: String { name }
}
