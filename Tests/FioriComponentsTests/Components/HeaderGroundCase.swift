import FioriRender
import Testing

/// A header's look and scheme, and what it is filled with: a color or two, and a hairline's.
struct HeaderGroundCase: Sendable, CustomTestStringConvertible {
  let generation: Environment.Generation
  let appearance: Appearance
  let scheme: ColorScheme?
  let fill: String
  let hairline: String?
  /// Of the first text.
  let text: String

  init(
    _ generation: Environment.Generation, _ appearance: Appearance, _ scheme: ColorScheme?,
    fill: String, hairline: String?, text: String
  ) {
    self.generation = generation
    self.appearance = appearance
    self.scheme = scheme
    self.fill = fill
    self.hairline = hairline
    self.text = text
  }

  var testDescription: String {
    "\(generation) in \(appearance), \(scheme.map { "\($0)" } ?? "no scheme")"
  }
}
