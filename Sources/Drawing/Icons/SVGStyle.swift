import FioriModel

/// The color, gradient or absence of a fill or a stroke, before references are resolved.
enum SVGPaint {
  case none
  case color(RGBA)
  case currentColor
  /// The fill of the `use` that shows the element.
  case contextFill
  case contextStroke
  /// The id of a gradient, and the paint if there is none of that id.
  indirect case reference(String, fallback: SVGPaint?)

  /// Reads a paint; `nil` if the text is not one.
  init?(_ text: some StringProtocol) {
    let text = text.trimmingSpaces()
    if let (id, rest) = SVGReference.split(text) {
      self = .reference(id, fallback: SVGPaint(plain: rest))
    } else {
      self.init(plain: text)
    }
  }

  private init?(plain text: some StringProtocol) {
    switch text.lowercased() {
    case "none": self = .none
    case "context-fill": self = .contextFill
    case "context-stroke": self = .contextStroke
    case "currentcolor": self = .currentColor
    default:
      guard let color = SVGColor.color(text) else { return nil }
      self = .color(color)
    }
  }
}

/// References to other elements: `url(#id)` and `#id`.
enum SVGReference {
  /// Returns the id of a reference, and the text after it; `nil` if the text does not start with
  /// `url(`. The id of anything outside the document is empty.
  static func split(_ text: some StringProtocol) -> (id: String, rest: String)? {
    guard text.prefix(4).lowercased() == "url(", let close = text.firstIndex(of: ")") else {
      return nil
    }
    let quotes: Set<Character> = ["\"", "'", " "]
    let inside = String(text[..<close].dropFirst(4)).filter { !quotes.contains($0) }
    let rest = text[text.index(after: close)...].trimmingSpaces()
    return (inside.hasPrefix("#") ? String(inside.dropFirst()) : "", String(rest))
  }

  /// Returns the id that the `href` of an element refers to; `nil` without one in this document.
  static func target(of element: XMLElement) -> String? {
    guard let link = element["href"] ?? element["xlink:href"] else { return nil }
    let text = link.trimmingSpaces()
    return text.hasPrefix("#") ? String(text.dropFirst()) : nil
  }
}

extension StringProtocol {
  /// The text without the spaces of CSS at its ends.
  func trimmingSpaces() -> SubSequence {
    // By bytes: the properties of characters take most of the time of reading an icon.
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
    var (end, index) = (first, first)
    while index < utf8.endIndex {
      let isInside = !isSpace(utf8[index])
      index = utf8.index(after: index)
      if isInside { end = index }
    }
    return self[first..<end]
  }
}

/// The properties of an element; its children inherit some of them.
struct SVGStyle {
  // Inherited.
  var color = RGBA(0x000000)
  var fill = SVGPaint.color(RGBA(0x000000))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var strokeWidth = "1"
  var cap = VectorStroke.Cap.butt
  var join = "miter"
  var miterLimit = 4.0
  var dash = "none"
  var dashOffset = "0"
  var isVisible = true
  var isStrokeFirst = false
  var fonts = SVGFontSizes()
  var text = SVGTextStyle()

  // The element's own.
  /// The font size around the element, which its own may be a multiple of.
  private var outerFontSize = 16.0
  var opacity = 1.0
  var isDisplayed = true
  /// The text of a `transform`; `nil` without one.
  var transform: String?
  /// The id of a clip path; `nil` without one.
  var clipPath: String?
  var mask: String?
  var isAlphaMask = false
  var stopColor = SVGPaint.color(RGBA(0x000000))
  var stopOpacity = 1.0
  /// Whether content may leave a viewport.
  var showsOverflow = false
  /// The properties that are not supported and would change how the element looks.
  var unsupported: [String] = []

  /// The style that a child starts with.
  var inherited: SVGStyle {
    var style = self
    (style.opacity, style.isDisplayed, style.isAlphaMask) = (1, true, false)
    (style.transform, style.clipPath, style.mask, style.unsupported) = (nil, nil, nil, [])
    (style.stopColor, style.stopOpacity) = (.color(RGBA(0x000000)), 1)
    (style.showsOverflow, style.outerFontSize) = (false, fonts.own)
    return style
  }

  /// Sets a property; one that is unknown or malformed has no effect.
  mutating func set(_ property: String, to value: some StringProtocol) {
    let value = value.trimmingSpaces()
    guard value != "inherit" else { return }
    switch property {
    case "color": color = SVGColor.color(value) ?? color
    case "fill": fill = SVGPaint(value) ?? fill
    case "fill-opacity": fillOpacity = Self.share(value) ?? fillOpacity
    case "fill-rule": fillRule = Self.rule(value) ?? fillRule
    case "clip-rule": clipRule = Self.rule(value) ?? clipRule
    case "stroke": stroke = SVGPaint(value) ?? stroke
    case "stroke-opacity": strokeOpacity = Self.share(value) ?? strokeOpacity
    case "stroke-width": strokeWidth = String(value)
    case "stroke-linecap": cap = VectorStroke.Cap(rawValue: String(value)) ?? cap
    case "stroke-linejoin": join = String(value)
    case "stroke-miterlimit":
      miterLimit = Double(value).flatMap { $0 >= 1 ? $0 : nil } ?? miterLimit
    case "stroke-dasharray": dash = String(value)
    case "stroke-dashoffset": dashOffset = String(value)
    case "visibility": isVisible = value == "visible"
    case "paint-order": isStrokeFirst = Self.isStrokeFirst(value)
    case "font-size":
      let outer = SVGFontSizes(own: outerFontSize, root: fonts.root)
      fonts.own = SVGLength.length(value, percentOf: outer.own, outer) ?? fonts.own
    default: setOwn(property, to: value)
    }
  }

  private mutating func setOwn(_ property: String, to value: some StringProtocol) {
    switch property {
    case "opacity": opacity = Self.share(value) ?? opacity
    case "display": isDisplayed = value != "none"
    case "transform": transform = value == "none" ? nil : String(value)
    case "clip-path": clipPath = reference(value, of: property)
    case "mask": mask = reference(value, of: property)
    case "mask-type": isAlphaMask = value == "alpha"
    case "overflow": showsOverflow = value == "visible" || value == "auto"
    case "stop-color": stopColor = SVGPaint(value) ?? stopColor
    case "stop-opacity": stopOpacity = Self.share(value) ?? stopOpacity
    case "filter", "marker", "marker-start", "marker-mid", "marker-end", "transform-origin":
      if value != "none" { unsupported.append(property) }
    case "mix-blend-mode": if value != "normal" { unsupported.append(property) }
    case "vector-effect": if value == "non-scaling-stroke" { unsupported.append(property) }
    default: text.set(property, to: value)
    }
  }

  /// Returns the id in a reference; a basic shape of CSS is not supported.
  private mutating func reference(_ value: some StringProtocol, of property: String) -> String? {
    if let (id, _) = SVGReference.split(value) { return id }
    if value != "none" { unsupported.append(property) }
    return nil
  }

  private static func share(_ value: some StringProtocol) -> Double? {
    let isPercent = value.last == "%"
    guard let number = Double(isPercent ? value.dropLast() : value[...]), !number.isNaN else {
      return nil
    }
    return min(max(isPercent ? number / 100 : number, 0), 1)
  }

  private static func rule(_ value: some StringProtocol) -> FillRule? {
    switch value {
    case "nonzero": .nonZero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  private static func isStrokeFirst(_ value: some StringProtocol) -> Bool {
    let parts = value.split { $0.isWhitespace }
    guard let stroke = parts.firstIndex(of: "stroke") else { return false }
    return parts.firstIndex(of: "fill").map { stroke < $0 } ?? true
  }
}

extension SVGStyle {
  /// Returns the style with an element's attributes, the rules for it, and its own style, in order
  /// of precedence.
  func applying(_ element: XMLElement, _ sheet: SVGStyleSheet) -> SVGStyle {
    var style = self
    for attribute in element.attributes { style.set(attribute.name, to: attribute.value) }
    let rules = sheet.declarations(for: element)
    let own = element["style"].map { SVGDeclaration.all(in: $0[...]) } ?? []
    for isImportant in [false, true] {
      for declaration in rules + own where declaration.isImportant == isImportant {
        style.set(declaration.property, to: declaration.value)
      }
    }
    return style
  }
}
