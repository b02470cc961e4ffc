import FioriBasics
package import FioriModel

/// Reads the subset of SVG that icons use into shapes: paths, basic shapes, plain text, groups, `use`,
/// gradients, clips and styles.
package struct SVGReader {
  let elements: [String: XMLElement]
  let sheet: SVGStyleSheet
  let size: Size
  /// The elements around definitions that inherit from them, by the ids of the definitions.
  private let ancestors: [String: [XMLElement]]
  private let rootFontSize: Double
  let typesetter: (any IconTypesetter)?
  /// The size of the `viewBox` around the elements being read; clips and masks take percentages of
  /// it.
  var viewport: Size
  private var findings: [SVGFinding] = []
  private var elementCount = 0
  var segmentCount = 0
  var dashCount = 0.0
  var stopCount = 0
  var characterCount = 0
  /// The stops of the gradients that have been used, by id.
  var stops: [String: [SVGStop]] = [:]
  var depth = 0
  /// The ids of the elements that are being used, which may not use themselves.
  var activeIDs: [String] = []
  /// The outlines of shapes that cannot be seen but count for the boxes of the elements around it.
  var unseen: [Path] = []

  /// Returns the shapes of an SVG, and the parts that are not drawn, such as text without a
  /// typesetter.
  ///
  /// - Throws: ``ImageError/unknownFormat`` if the root is not `svg`,
  ///   ``ImageError/damaged(_:reason:)`` without a usable size, ``ImageError/forbiddenInIcon(_:)``
  ///   if it takes too long to draw, or ``ImageError/nothingToDraw(_:)``.
  package static func read(
    _ root: XMLElement, typesetter: (any IconTypesetter)? = nil
  ) throws(ImageError) -> (image: VectorImage, findings: [SVGFinding]) {
    let root = root.withPlainNames()
    guard root.name == "svg" else { throw .unknownFormat }
    var reader = try SVGReader(root, typesetter)
    let nodes = try reader.readRoot(root)
    if nodes.isEmpty, let finding = reader.findings.first {
      throw .nothingToDraw("line \(finding.line): \(finding.message)")
    }
    return (VectorImage(size: reader.size, nodes: nodes), reader.findings)
  }

  private init(_ root: XMLElement, _ typesetter: (any IconTypesetter)?) throws(ImageError) {
    var elements: [String: XMLElement] = [:]
    var ancestors: [String: [XMLElement]] = [:]
    var sheet = SVGStyleSheet()
    var findings: [SVGFinding] = []
    var count = 0
    root.visit { element, outer in
      count += 1
      if let id = element["id"], elements[id] == nil {
        elements[id] = element
        if Self.inheritingDefinitions.contains(element.name) { ancestors[id] = outer }
      }
      guard element.name == "style" else { return }
      sheet.append(element.text)
      for part in sheet.unsupported {
        findings.append(SVGFinding(message: "\(part) has no effect", line: element.line))
      }
    }
    if sheet.count > SVGLimits.selectorCount {
      throw .forbiddenInIcon("more than \(SVGLimits.selectorCount) style rules")
    }
    try Self.check(sheet, for: count)
    self.typesetter = typesetter
    self.elements = elements
    self.sheet = sheet
    self.ancestors = ancestors
    size = try Self.size(of: root)
    viewport = size
    rootFontSize = SVGStyle().applying(root, sheet).fonts.own
    for finding in findings { note(finding) }
  }

  private static let inheritingDefinitions = [
    "linearGradient", "radialGradient", "clipPath", "mask",
  ]

  /// The style that the root starts with.
  private var initialStyle: SVGStyle {
    var style = SVGStyle()
    style.fonts.root = rootFontSize
    return style
  }

  /// Returns the style of a definition, which inherits from its place.
  func style(ofDefinition element: XMLElement) -> SVGStyle {
    let outer = element["id"].flatMap { ancestors[$0] } ?? []
    return outer.reduce(initialStyle) { $0.applying($1, sheet).inherited }.applying(element, sheet)
  }

  /// The size in CSS pixels, or the size of the `viewBox`.
  private static func size(of root: XMLElement) throws(ImageError) -> Size {
    func length(_ name: String) -> Double? {
      root[name].flatMap { SVGLength.length($0, percentOf: nil) }
    }
    let sizes = [
      length("width").flatMap { width in length("height").map { Size(width: width, height: $0) } },
      root["viewBox"].flatMap(SVGViewBox.init)?.rect.size,
    ]
    let usable = sizes.compactMap(\.self).first {
      min($0.width, $0.height) > 1e-6 && max($0.width, $0.height) <= 1e9
    }
    guard let usable else {
      throw .damaged(.svg, reason: "it has neither a size nor a viewBox that can be drawn")
    }
    return usable
  }

  private mutating func readRoot(_ root: XMLElement) throws(ImageError) -> [VectorImage.Node] {
    var transform = AffineTransform.identity
    var units = SVGUnits(size: size)
    if let text = root["viewBox"], let box = SVGViewBox(text) {
      transform = box.transform(to: size, alignment: root["preserveAspectRatio"])
      units = SVGUnits(size: box.rect.size)
      viewport = box.rect.size
    }
    guard transform.isUsable else {
      throw .damaged(.svg, reason: "its viewBox is too large or too small for its size")
    }
    let style = initialStyle.applying(root, sheet)
    guard style.isDisplayed else { return [] }
    units.fonts = style.fonts
    let content = try children(
      of: root, SVGContext(style: style.inherited, transform: transform, units: units))
    let nodes = try grouped(content, style, transform)
    return clipped(nodes, to: Rect(origin: .zero, size: size))
  }

  /// Returns the nodes clipped to a rectangle if they leave it.
  func clipped(
    _ nodes: [VectorImage.Node], to rect: Rect, _ transform: AffineTransform = .identity
  ) -> [VectorImage.Node] {
    let area = Path(rect).transformed(by: transform)
    let isInside = nodes.allSatisfy { node in
      guard let bounds = node.drawnBounds, let area = area.bounds else { return true }
      return transform.uniformScale != nil && area.contains(bounds)
    }
    guard !isInside else { return nodes }
    return [.group(VectorGroup(clips: [VectorClip([.init(path: area)])], nodes: nodes))]
  }

  mutating func children(
    of element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    var nodes: [VectorImage.Node] = []
    for child in element.children { nodes += try self.nodes(of: child, context) }
    return nodes
  }

  /// Returns the shapes of an element in the image's units.
  mutating func nodes(
    of element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    // Other namespaces have data that editors keep for themselves.
    guard !element.name.contains(":"), !Self.isDefinition(element.name) else { return [] }
    try count(element)
    depth += 1
    defer { depth -= 1 }
    let style = context.style.applying(element, sheet)
    guard style.isDisplayed else { return [] }
    for property in style.unsupported { note("'\(property)' has no effect", element) }
    guard let transform = transform(of: element, style, context) else { return [] }
    let inner = context.inside(style, transform)
    let hidden = unseen.count
    if SVGShapes.names.contains(element.name) { return try shape(element, style, inner) }
    switch element.name {
    case "g", "a":
      return try grouped(children(of: element, inner), style, transform, element, since: hidden)
    case "switch":
      let nodes = try chosen(in: element, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "svg":
      let frame = SVGShapes(units: inner.units).frame(of: element)
      let nodes = try nested(element, style, in: frame, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "text":
      let nodes = try text(element, style, inner)
      return try grouped(nodes, style, transform, element, since: hidden)
    case "use":
      return try grouped(used(by: element, style, inner), style, transform, element, since: hidden)
    default:
      note("<\(element.name.prefix(40))> is not drawn", element)
      return []
    }
  }

  /// Returns the nodes of the first child of a `switch` that can be drawn.
  private mutating func chosen(
    in element: XMLElement, _ context: SVGContext
  ) throws(ImageError) -> [VectorImage.Node] {
    // A picture looks alike in all languages.
    if element.children.contains(where: { $0["systemLanguage"] != nil }) {
      note("'systemLanguage' has no effect", element)
    }
    let child = element.children.first {
      !isIgnored($0) && $0["requiredExtensions", default: ""].isEmpty && $0["systemLanguage"] == nil
    }
    return try child.map { (child) throws(ImageError) in try nodes(of: child, context) } ?? []
  }

  static func isDefinition(_ name: String) -> Bool {
    [
      "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "clipPath",
      "mask", "marker", "pattern", "filter", "symbol", "view", "cursor", "color-profile", "font",
    ].contains(name)
  }

  /// Refuses more comparisons of selectors with elements than an icon needs.
  private static func check(_ sheet: SVGStyleSheet, for count: Int) throws(ImageError) {
    if sheet.count * count > SVGLimits.comparisonCount {
      throw .forbiddenInIcon("\(sheet.count) style rules for \(count) elements")
    }
  }

  mutating func count(_ element: XMLElement) throws(ImageError) {
    elementCount += 1
    if elementCount > SVGLimits.elementCount {
      throw .forbiddenInIcon("more than \(SVGLimits.elementCount) elements to draw")
    }
    try Self.check(sheet, for: elementCount)
    if depth >= SVGLimits.depth {
      throw .forbiddenInIcon("elements nested more than \(SVGLimits.depth) deep")
    }
  }

  /// Returns the transform from an element's units to the image's; `nil` if nothing can be seen.
  mutating func transform(
    of element: XMLElement, _ style: SVGStyle, _ context: SVGContext
  ) -> AffineTransform? {
    guard let text = style.transform else { return context.transform }
    guard let own = SVGTransform.transform(text) else {
      note("transform '\(text.prefix(40))' has no effect", element)
      return context.transform
    }
    let transform = own.followed(by: context.transform)
    return transform.isUsable ? transform : nil
  }

  mutating func note(_ message: String, _ element: XMLElement) {
    note(SVGFinding(message: message, line: element.line))
  }

  private mutating func note(_ finding: SVGFinding) {
    // Names and values that are quoted may have several lines.
    let message = finding.message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let finding = SVGFinding(message: message, line: finding.line)
    guard findings.count < SVGLimits.findingCount,
      !findings.contains(where: { $0.message == finding.message })
    else { return }
    findings.append(finding)
  }
}

// MARK: - Use and nested pictures

// MARK: - Shapes

// MARK: - Text

// MARK: - Clips
