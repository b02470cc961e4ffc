/// A declaration of a style: a property, its value, and whether it is `!important`.
struct SVGDeclaration {
  let property: String
  let value: String
  let isImportant: Bool

  /// Returns the declarations in the text of a `style` attribute or a rule.
  static func all(in text: Substring) -> [SVGDeclaration] {
    guard !text.contains("/*") else { return all(in: withoutComments(text)[...]) }
    return text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let parts = part[part.index(after: colon)...].split(
        separator: "!", maxSplits: 1, omittingEmptySubsequences: false)
      return SVGDeclaration(
        property: part[..<colon].trimmingSpaces().lowercased(),
        value: String(parts[0].trimmingSpaces()),
        isImportant: parts.count == 2 && parts[1].trimmingSpaces() == "important")
    }
  }

  /// Returns a text of CSS with a space instead of each comment.
  static func withoutComments(_ text: Substring) -> String {
    var parts: [Substring] = []
    var rest = text
    while let start = rest.firstRange(of: "/*") {
      parts.append(rest[..<start.lowerBound])
      let end = rest[start.upperBound...].firstRange(of: "*/")
      rest = end.map { rest[$0.upperBound...] } ?? ""
    }
    return (parts + [rest]).joined(separator: " ")
  }
}

/// The rules of the `style` elements of an SVG, as exporters write them.
struct SVGStyleSheet {
  private struct Rule {
    let selector: SVGSelector
    let declarations: [SVGDeclaration]
  }

  private var rules: [Rule] = []
  /// The parts of the text that are not supported.
  private(set) var unsupported: [String] = []

  /// The number of selectors that are compared with each element.
  var count: Int { rules.count }

  /// Adds the rules in the text of a `style` element.
  mutating func append(_ text: String) {
    var rest = SVGDeclaration.withoutComments(text[...])[...]
    while rules.count <= SVGLimits.selectorCount, let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].trimmingSpaces()
      if head.hasPrefix("@") {
        rest = textAfterRule(rest, head)
        continue
      }
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      append(selectors: head, SVGDeclaration.all(in: body[..<close]))
      rest = close == body.endIndex ? "" : body[body.index(after: close)...]
    }
    if rest.trimmingSpaces().hasPrefix("@") { _ = textAfterRule(rest, rest.trimmingSpaces()) }
  }

  private mutating func append(selectors: Substring, _ declarations: [SVGDeclaration]) {
    let texts = selectors.split(separator: ",", maxSplits: SVGLimits.selectorCount)
    for text in texts.map({ $0.trimmingSpaces() }) {
      if let selector = SVGSelector(text) {
        rules.append(Rule(selector: selector, declarations: declarations))
      } else {
        note("selector '\(text.prefix(40))'")
      }
    }
  }

  private mutating func note(_ part: String) {
    if unsupported.count < 8, !unsupported.contains(part) { unsupported.append(part) }
  }

  /// Returns the text after a rule such as `@media`, or after a statement such as `@import`.
  private mutating func textAfterRule(_ text: Substring, _ head: Substring) -> Substring {
    let name = String(head.prefix { !$0.isWhitespace && $0 != ";" })
    // Texts are not drawn anyway, and elements of other namespaces are ignored.
    if !["@font-face", "@charset", "@namespace"].contains(name) { note(name) }
    if let semicolon = head.firstIndex(of: ";") { return text[text.index(after: semicolon)...] }
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      guard text[index] == "}" else { continue }
      depth -= 1
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }

  /// Returns the declarations for an element, later ones winning.
  func declarations(for element: XMLElement) -> [SVGDeclaration] {
    guard !rules.isEmpty else { return [] }
    let matching = rules.enumerated().filter { $0.element.selector.matches(element) }
    let sorted = matching.sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }
    return sorted.flatMap(\.element.declarations)
  }
}

/// A selector of a name, classes and an id.
struct SVGSelector {
  private var name: String?
  private var id: String?
  private var classes: [String] = []

  /// Reads a selector; `nil` if it has anything else, such as a space, `:hover` or `[fill]`.
  init?(_ text: Substring) {
    var rest = text.first == "*" ? text.dropFirst() : text
    let name = Self.identifier(&rest)
    self.name = name.isEmpty ? nil : name
    guard !text.isEmpty else { return nil }
    while let mark = rest.popFirst() {
      let name = Self.identifier(&rest)
      guard !name.isEmpty else { return nil }
      switch mark {
      case ".": classes.append(name)
      case "#": id = name
      default: return nil
      }
    }
  }

  /// Returns the identifier at the start, and removes it.
  private static func identifier(_ rest: inout Substring) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
    rest = rest[name.endIndex...]
    return String(name)
  }

  /// Ids count more than any number of classes, and classes more than a name.
  var specificity: Int {
    (id == nil ? 0 : 1_000_000) + classes.count * 10 + (name == nil ? 0 : 1)
  }

  func matches(_ element: XMLElement) -> Bool {
    if let name, name != element.name { return false }
    if let id, id != element["id"] { return false }
    guard !classes.isEmpty else { return true }
    let names = element["class"]?.split(whereSeparator: \.isWhitespace) ?? []
    return classes.allSatisfy { name in names.contains { $0 == name } }
  }
}
