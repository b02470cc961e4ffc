import FioriBasics
import FioriModel

extension SVGReader {
  /// Returns the shapes of a text and of the parts inside it.
  mutating func text(
    _ element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    guard let typesetter else {
      note("<text> is not drawn", element)
      return []
    }
    let start = SVGTextPiece(element: element, style: style, text: "", x: 0, y: 0)
    let pieces = try self.pieces(of: element, style, context, after: start)
    let layout = SVGTextLayout(pieces, typesetter)
    for message in layout.notes { note(message, element) }
    guard let bounds = layout.placed.map(\.box).union else { return [] }
    var nodes: [VectorImage.Node] = []
    for part in layout.placed where !part.path.steps.isEmpty {
      let style = part.piece.style
      let shapes = try drawn(part.path, bounds, of: part.piece.element, style, context)
      // The opacity and the clips of the text itself apply to all of it.
      let isWhole = part.piece.element.name == "text"
      nodes += isWhole ? shapes : try grouped(shapes, style, context.transform, part.piece.element)
    }
    return nodes
  }

  /// Returns the stretches of a text in its order; the first takes the rest of the place of `start`.
  private mutating func pieces(
    of element: XMLElement, _ style: SVGStyle, _ context: SVGContext, after start: SVGTextPiece
  ) throws(ImageError) -> [SVGTextPiece] {
    for property in style.text.unsupported {
      note("'\(property)' of a <text> has no effect", element)
    }
    for name in ["rotate", "textLength"] where element[name] != nil {
      note("'\(name)' of a <text> has no effect", element)
    }
    var place = start
    let shapes = SVGShapes(units: context.units)
    if let x = position("x", of: element, shapes.across) { place.x = x }
    if let y = position("y", of: element, shapes.down) { place.y = y }
    place.shift =
      place.shift
      + Point(
        x: position("dx", of: element, shapes.across) ?? 0,
        y: position("dy", of: element, shapes.down) ?? 0)
    var pieces: [SVGTextPiece] = []
    for child in element.children where !isIgnored(child) {
      if child.name == XMLElement.textName {
        characterCount += child.text.unicodeScalars.count
        if characterCount > SVGLimits.characterCount {
          throw .forbiddenInIcon("more than \(SVGLimits.characterCount) characters of text")
        }
        pieces.append(
          SVGTextPiece(
            element: element, style: style, text: child.text, x: place.x, y: place.y,
            shift: place.shift))
      } else if child.name == "tspan" {
        try count(child)
        depth += 1
        defer { depth -= 1 }
        let inner = style.inherited.applying(child, sheet)
        guard inner.isDisplayed else { continue }
        for property in inner.unsupported { note("'\(property)' has no effect", child) }
        pieces += try self.pieces(
          of: child, inner, context.inside(inner, context.transform), after: place)
      } else {
        note("<\(child.name.prefix(40))> is not drawn", child)
        continue
      }
      // The following text continues behind it.
      (place.x, place.y, place.shift) = (nil, nil, Point(x: 0, y: 0))
    }
    return pieces
  }

  /// Returns a position of a text, which may have one for each of its characters.
  private mutating func position(
    _ name: String, of element: XMLElement, _ length: (String?) -> Double
  ) -> Double? {
    guard let text = element[name] else { return nil }
    let values = text.split { ", \t\r\n".contains($0) }
    if values.count > 1 { note("only the first '\(name)' of a <text> has an effect", element) }
    return values.first.map { length(String($0)) }
  }
}
