package import FioriBasics

/// Checks the meaning of style sheets, independent of any view.
package struct StyleSheetSemanticCheck {
  private let sheets: [StyleSheet]
  private let classes: StyleClassTable
  private let fonts: FontFaces
  private let constants: [String: StyleSheet.Definition]
  /// The constants used by rules, without `@`; looked up for each definition.
  private let usedConstants: Set<Substring>
  private var findings = StyleSheetFindings()

  /// The diagnostics found; if there are too many, the first, errors before others.
  package var diagnostics: [Diagnostic] { findings.diagnostics }

  /// Checks style sheets used together, later ones taking precedence.
  package init(_ sheets: [StyleSheet], classes: StyleClassTable, fonts: FontFaces) {
    self.sheets = sheets
    self.classes = classes
    self.fonts = fonts
    let all = sheets.flatMap(\.allStatements)
    var constants: [String: StyleSheet.Definition] = [:]
    for case .definition(let definition) in all { constants[definition.name.text] = definition }
    self.constants = constants
    usedConstants = StyleSheet.usedConstants(of: all)
    for sheet in sheets { check(sheet) }
  }

  private mutating func check(_ sheet: StyleSheet) {
    for statement in sheet.statements {
      guard case .media(let block) = statement else {
        check(statement, in: sheet)
        continue
      }
      for option in block.options { check(option, in: sheet) }
      for inner in block.statements { check(inner, in: sheet) }
    }
  }

  private mutating func check(_ statement: StyleSheet.Statement, in sheet: StyleSheet) {
    switch statement {
    case .definition(let definition): check(definition, in: sheet)
    case .ruleSet(let rule):
      for selector in rule.selectors { check(rule, selector, in: sheet) }
    case .media: return
    }
  }

  private mutating func check(
    _ option: StyleSheet.MediaBlock.Option, in sheet: StyleSheet
  ) {
    let names = StyleSheetMediaContext.known.map(\.name)
    guard let known = StyleSheetMediaContext.known.first(where: { $0.name == option.name.text })
    else {
      let hint = Suggestion.hint(for: option.name.text, among: names)
      return warn(
        .unknownMediaProperty(Self.shown(option.name.text), hint: hint),
        at: option.name.position, in: sheet)
    }
    guard !known.values.contains(option.value.text.lowercased()) else { return }
    let hint = Suggestion.hint(for: option.value.text, among: known.values)
    warn(
      .unknownMediaValue(of: known.name, Self.shown(option.value.text), hint: hint),
      at: option.value.position, in: sheet)
  }

  /// Checks that a constant named like a palette color is a color, and that others are used.
  private mutating func check(_ definition: StyleSheet.Definition, in sheet: StyleSheet) {
    let name = definition.name.text
    if PaletteOverrides.isName(name) {
      checkColor(definition.value, of: "@\(name)", in: sheet)
    } else if !usedConstants.contains(Substring(name)) {
      note(
        .unusedConstant(Self.start(name)), at: definition.name.position, in: sheet)
      if findings.count < StyleSheetProblem.limit,
        let nearest = PaletteOverrides.nearest(to: name)
      {
        warn(
          .noPaletteColor(Self.start(name), meant: nearest),
          at: definition.name.position, in: sheet)
      }
    }
  }

  private mutating func check(
    _ rule: StyleSheet.RuleSet, _ selector: StyleSheet.Word, in sheet: StyleSheet
  ) {
    let known = classes.attributes(of: selector.text)
    if known == nil, checkUnknown(selector, of: rule, in: sheet) { return }
    if let replacement = classes.replacement(of: selector.text) {
      note(
        .deprecatedClass(Self.shown(selector.text), replacement: replacement),
        at: selector.position, in: sheet)
    }
    let attributes = known ?? StyleAttribute.allCases
    for declaration in rule.declarations {
      let name = declaration.property.text
      guard let attribute = attributes.first(where: { $0.rawValue == name }) else {
        checkUnknown(declaration.property, of: selector.text, among: attributes, in: sheet)
        continue
      }
      check(declaration.value, as: attribute, of: selector.text, in: sheet)
    }
  }

  /// Reports a class that has no effect: misspelled, of a component that is not drawn, or only used
  /// by descriptions.
  ///
  /// - Returns: Whether the class was reported; if not, it is a custom class.
  private mutating func checkUnknown(
    _ selector: StyleSheet.Word, of rule: StyleSheet.RuleSet, in sheet: StyleSheet
  ) -> Bool {
    if classes.isInert(selector.text) {
      note(
        .inertClass(Self.shown(selector.text)),
        at: selector.position, in: sheet)
      return true
    }
    // Finding a suggestion takes time, and it would not be reported.
    guard !findings.leavesOutWarnings else { return false }
    let name = selector.text
    if let nearest = nearest(to: name, with: rule.declarations.map(\.property.text)),
      !classes.isSAPClass(name)
    {
      warn(
        .unknownClass(Self.shown(name), meant: nearest), at: selector.position,
        in: sheet)
      return true
    }
    if name.hasPrefix("fdl") || classes.isSAPClass(name) {
      let isDrawn = classes.draws(componentOf: name)
      note(
        isDrawn ? .inertClass(Self.shown(name)) : .undrawnClass(Self.shown(name)),
        at: selector.position, in: sheet)
      return true
    }
    return false
  }

  /// Returns the class that was probably meant: one of its parts, or one like it, that has one of the
  /// attributes, or else any class like it; `nil` if none is near.
  private func nearest(to name: String, with attributes: [String]) -> String? {
    let (parts, all) = classes.classes(with: attributes, in: name)
    return parts.first ?? Suggestion.nearest(to: name, among: all)
      ?? Suggestion.nearest(to: name, among: classes.rows.map(\.name))
  }

  private mutating func checkUnknown(
    _ property: StyleSheet.Word, of name: String, among attributes: [StyleAttribute],
    in sheet: StyleSheet
  ) {
    if let whole = whole(of: name),
      classes.attributes(of: whole)?.contains(where: { $0.rawValue == property.text }) == true
    {
      return note(
        .noEffectOnPart(Self.start(name), property: Self.shown(property.text), whole: whole),
        at: property.position, in: sheet)
    }
    if StyleClassTable.undrawn.contains(property.text) {
      return note(
        .noEffect(in: Self.start(name), of: Self.shown(property.text)),
        at: property.position, in: sheet)
    }
    warn(
      .unknownAttribute(
        property.text, in: Self.start(name), known: attributes.map(\.rawValue)),
      at: property.position, in: sheet)
  }

  /// Returns the class of the view that the class of a part belongs to; `nil` for other classes.
  private func whole(of name: String) -> String? {
    name.lastIndex(of: "_").map { String(name[..<$0]) }
  }

  private mutating func check(
    _ value: StyleSheet.Value, as attribute: StyleAttribute, of name: String,
    in sheet: StyleSheet
  ) {
    var text = value.text
    if text.hasPrefix("@") {
      let constant = String(text.dropFirst())
      guard let definition = constants[constant] else {
        return checkUndefined(constant, value, attribute, name, sheet)
      }
      text = definition.value.text
    }
    guard !findings.leavesOutWarnings else { return }
    let prefix = "\(Self.start(name)): \(attribute.rawValue):"
    if let message = objection(to: text, as: attribute) {
      warn(message.prefixed("\(prefix) "), at: value.position, in: sheet)
    } else if attribute.kind == .fontName, let face = fonts.substitution(of: text) {
      add(
        face.severity, face.message.prefixed("\(prefix) \(Self.shown(text)): "),
        at: value.position, in: sheet)
    } else if attribute.kind == .colorScheme, let newer = ColorScheme.olderNames[text] {
      note(
        .deprecatedValue(in: prefix, Self.shown(text), replacement: newer), at: value.position,
        in: sheet)
    }
  }

  /// Checks a constant that no style sheet defines: it is a palette color, or a mistake.
  private mutating func checkUndefined(
    _ constant: String, _ value: StyleSheet.Value, _ attribute: StyleAttribute, _ name: String,
    _ sheet: StyleSheet
  ) {
    if Color(text: constant, in: .styleSheet) != nil {
      guard attribute.kind != .color, let message = objection(to: value.text, as: attribute) else {
        return
      }
      return warn(
        message.prefixed("\(Self.start(name)): \(attribute.rawValue): "), at: value.position,
        in: sheet)
    }
    let nearest = meant(constant, among: constants.keys.sorted() + Palette.names)
    let hint =
      nearest.map { "did you mean '@\($0)'?" }
      ?? "define it, as in '@\(Self.start(constant)): blue;'"
    add(
      .error,
      .undefinedConstant(
        Self.shown("@" + constant), in: "\(Self.start(name)): \(attribute.rawValue)", hint: hint),
      at: value.position, in: sheet)
  }

  /// Returns the name that was probably meant; skipped once enough is reported, since it takes
  /// longer the more names there are.
  private func meant(_ name: String, among names: @autoclosure () -> [String]) -> String? {
    guard findings.count < StyleSheetProblem.limit else { return nil }
    return Suggestion.nearest(to: name, among: names())
  }

  private func objection(to text: String, as attribute: StyleAttribute) -> Message? {
    switch attribute.kind {
    case .color:
      return Color(text: text, in: .styleSheet) == nil
        ? .unknownColor(text, in: .styleSheet) : nil
    case .colorScheme:
      return ColorScheme(name: text) == nil
        ? Self.unknown("color scheme", text, among: ColorScheme.names) : nil
    case .image:
      return StyleSheetImagePath(text: text) == nil
        ? .expectedPath(found: Self.shown(text)) : nil
    case .fontName:
      return fonts.face(named: text) == nil
        ? .unknownFont(
          Self.shown(text), hint: Suggestion.hint(for: text, among: fonts.names))
        : nil
    case .fontStyle: return Self.choice(text, FontStyleName.self, "font style")
    case .alignment: return Self.choice(text, HorizontalSide.self, "alignment")
    case .transform: return Self.choice(text, TextTransform.self, "transform")
    case .number(let range):
      if let number = Double(text), range.contains(number) { return nil }
      let bounds = "\(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))"
      return .expectedStyleNumber(from: bounds, found: Self.shown(text))
    }
  }

  private static func choice<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ type: Word.Type, _ what: String
  ) -> Message? where Word.RawValue == String {
    guard Word(rawValue: text) == nil else { return nil }
    return unknown(what, text, among: Word.allCases.map(\.rawValue))
  }

  private static func unknown(_ what: String, _ text: String, among words: [String]) -> Message {
    .unknownStyleWord(
      what, Self.shown(text), hint: Suggestion.hint(for: text, among: words))
  }

  private mutating func checkColor(
    _ value: StyleSheet.Value, of name: String, in sheet: StyleSheet
  ) {
    guard Color(text: value.text, in: .styleSheet) == nil else { return }
    if value.text.hasPrefix("@") {
      let given = constants[String(value.text.dropFirst())]?.value.text
      return warn(
        .constantOfConstant(
          Self.shown(value.text), in: Self.start(name), color: given.map { Self.shown($0) }),
        at: value.position, in: sheet)
    }
    warn(
      .unknownColor(value.text, in: .styleSheet).prefixed("\(Self.start(name)): "),
      at: value.position, in: sheet)
  }

  private mutating func warn(
    _ message: @autoclosure () -> Message, at position: SourcePosition, in sheet: StyleSheet
  ) {
    add(.warning, message(), at: position, in: sheet)
  }

  private mutating func note(
    _ message: @autoclosure () -> Message, at position: SourcePosition, in sheet: StyleSheet
  ) {
    add(.note, message(), at: position, in: sheet)
  }

  private mutating func add(
    _ severity: Severity, _ message: @autoclosure () -> Message, at position: SourcePosition,
    in sheet: StyleSheet
  ) {
    let location = SourceLocation(file: sheet.file, line: position.line, column: position.column)
    findings.add(severity, message, at: location)
  }

  /// Returns a quoted excerpt, truncated if longer than any of SAP's names.
  private static func shown(_ text: String) -> String {
    StyleSheetProblem.shown(text, limit: StyleSheetProblem.nameLength)
  }

  /// Returns an unquoted excerpt, truncated if longer than any of SAP's names.
  private static func start(_ text: String) -> String {
    StyleSheetProblem.start(of: text, limit: StyleSheetProblem.nameLength)
  }
}
