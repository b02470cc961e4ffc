package import FioriBasics
package import FioriModel

extension SVGCanvas {
  /// Blurs an opaque shape and then makes it translucent: blurring a translucent one, with its few
  /// levels of alpha, would show steps.
  package mutating func drawShadow(of rect: Rect, cornerRadius: Double, _ shadow: Shadow) throws {
    let key = SVGShadowTexts.Key(
      rect: rect, cornerRadius: cornerRadius, shadow: shadow, idPrefix: definitions.prefix)
    let texts = shadows.entry(for: key) {
      definitions.shadow(of: rect, cornerRadius: cornerRadius, shadow)
    }
    for definition in texts.definitions { definitions.add(definition) }
    append(texts.element)
  }
}
