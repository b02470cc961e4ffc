import FioriBasics
import FioriModel

/// The values that an element inherits from the elements around it.
struct SVGContext {
  let style: SVGStyle
  /// From the element's units to the image's.
  let transform: AffineTransform
  let units: SVGUnits
  /// The fill and the stroke of the `use` that shows the element.
  var use: (fill: SVGPaint, stroke: SVGPaint) = (.none, .none)

  /// Returns the context inside an element.
  func inside(_ style: SVGStyle, _ transform: AffineTransform) -> SVGContext {
    var units = units
    units.fonts = style.fonts
    return SVGContext(style: style.inherited, transform: transform, units: units, use: use)
  }

  /// Returns the context with other units.
  func with(_ units: SVGUnits, _ transform: AffineTransform) -> SVGContext {
    SVGContext(style: style, transform: transform, units: units, use: use)
  }

  /// Returns a paint of an element without the values that it inherits.
  func resolved(_ paint: SVGPaint, of style: SVGStyle) -> SVGPaint {
    switch paint {
    case .currentColor: .color(style.color)
    case .contextFill: use.fill
    case .contextStroke: use.stroke
    case .none, .color, .reference: paint
    }
  }
}
