import FioriBasics
import FioriDocuments
import FioriDrawing
import FioriLayout
import FioriModel
import FioriNative

/// The diagnostics of a figure, each with its location.
struct FigureDiagnostics {
  let figure: Figure
  /// The available font families.
  let families: [String]
  let limits: RenderLimits

  /// Returns the findings of the view and its layout, and those about the picture's size.
  func diagnostics(_ findings: [Finding], size: PictureSize) -> [Diagnostic] {
    let objection = sizeObjection(size)
    let findings = findings.filter {
      !isAboutWrongValue($0) && !isAboutWrongCell($0) && !isAboutOneZone($0)
    }
    guard findings.count > Limits.findingCount else {
      return (findings + objection).map(diagnostic)
    }
    return shortened(findings + objection).map(diagnostic)
  }

  /// Whether a finding misses a key that the description has with a wrong value.
  private func isAboutWrongValue(_ finding: Finding) -> Bool {
    guard let missing = finding.missing else { return false }
    return figure.origin?.hasValue(at: missing) ?? false
  }

  /// Whether an error is about a cell whose own error has been reported.
  private func isAboutWrongCell(_ finding: Finding) -> Bool {
    finding.severity == .error && figure.origin?.hasWrongCell(at: finding.path) == true
  }

  /// Whether a finding takes the summer and the winter of a column's time zone for two zones.
  private func isAboutOneZone(_ finding: Finding) -> Bool {
    finding.message.detail == .offsets && figure.origin?.hasTimeZone(at: finding.path) == true
  }

  /// Errors about a size known to be too large before anything is lowered or laid out.
  var costDiagnostics: [Diagnostic] {
    figure.declaredSize.map(sizeObjection)?.map(diagnostic) ?? []
  }

  /// Returns errors about too much text, before any text is shaped.
  func textDiagnostics(_ element: Element) -> [Diagnostic] {
    let cost = TextCost(of: element)
    var result: [Diagnostic] = []
    func object(_ count: Int, _ what: String, over limit: Int, _ remedy: String) {
      let message = Message.tooManyInAll(count, what, limit: limit, remedy: remedy)
      result.append(diagnostic(.error(DescriptionPath(), message)))
    }
    if cost.characterCount > Limits.figureTextLength {
      object(
        cost.characterCount, "characters of text", over: Limits.figureTextLength,
        "shorten the text or split the figure")
    }
    if cost.runCount > Limits.runCount {
      object(
        cost.runCount, "runs of text", over: Limits.runCount,
        "use less text or fewer runs")
    }
    if let count = cost.fontCount(over: Limits.fontCount) {
      object(count, "fonts", over: Limits.fontCount, "use fewer sizes, weights and families")
    }
    return result
  }

  /// Returns the error of a figure that timed out.
  func lateness(_ timeout: Duration) -> Diagnostic {
    let (seconds, attoseconds) = timeout.components
    let text = Decimal.text(Double(seconds) + Double(attoseconds) * 1e-18)
    return diagnostic(.error(DescriptionPath(), .figureTimedOut(seconds: text)))
  }

  private func sizeObjection(_ size: PictureSize) -> [Finding] {
    size.objection(limits).map { [.error(DescriptionPath(), $0)] } ?? []
  }

  /// Returns the first findings, errors before others, and a note that there are more.
  private func shortened(_ findings: [Finding]) -> [Finding] {
    let errors = findings.filter { $0.severity == .error }
    let kept = (errors + findings.filter { $0.severity != .error }).prefix(Limits.findingCount)
    let severity: Severity = errors.isEmpty ? .warning : .error
    return kept + [
      Finding(
        severity: severity, path: kept.last?.path ?? DescriptionPath(),
        message: .tooManyProblems)
    ]
  }

  /// Returns errors about colors in no palette, warnings about colors missing in the palette in
  /// use and a color SAP published with a mistake, and notes on style sheet rules and constants
  /// that nothing in the figure uses.
  func themeDiagnostics(_ log: ThemeAccessLog, _ theme: Theme) -> [Diagnostic] {
    let named = log.colors.filter { Palette.knows($0.style) }
    // A description's reader has rejected them; Swift code can name any.
    let missing = log.colors.filter { !Palette.knows($0.style) }.prefix(Limits.findingCount).map {
      Finding.error(path(of: $0.style), .unknownColor($0.style.rawValue, in: .description))
    }
    let lacking = named.compactMap { color in
      theme.palette.objection(to: color.style).map { color.finding(.note, $0) }
    }
    let isOverridden = log.constants.contains { $0.hasPrefix("map8") }
    let typos = named.filter { $0.style == "map8" && !isOverridden }.map {
      $0.finding(.warning, .typingErrorOfPalette)
    }
    let known = theme.rules.classes.keys.sorted()
    let strange = log.named.filter { theme.rules.classes[$0] == nil }
    let unknown = strange.prefix(Limits.findingCount).map { name in
      let shown = StyleSheetProblem.shown(name, limit: StyleSheetProblem.nameLength)
      let hint =
        Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "define it or remove it"
      return Finding.warning(DescriptionPath(), .unknownStyleClass(shown, hint: hint))
    }
    let unused = figure.styleSheets.flatMap { sheet in
      sheet.unusedRules { name in
        let classes = ComponentCatalog.styleClasses
        return log.classes.contains(classes.styling(name)) || !classes.isDrawn(name)
      }
    }
    let constants = StyleSheet.unusedPaletteConstants(
      in: figure.styleSheets, besides: log.constants)
    return (missing + unknown + typos + lacking).map(diagnostic)
      + unused.prefix(Limits.findingCount) + constants.prefix(Limits.findingCount)
  }

  /// Returns the path of the first part of the view that names a color; the view's own path if a
  /// custom view uses it.
  private func path(of style: ColorStyle) -> DescriptionPath {
    let isNamed = { (call: SwiftCall) in
      call.name == ".palette" && call.arguments.first?.value == .string(style.rawValue)
    }
    return SwiftCall(figure.view).path(toCall: isNamed) ?? DescriptionPath()
  }

  /// Returns a warning for each text that cannot be seen, and for each that is hard to read.
  func contrastDiagnostics(
    _ frame: Frame, on background: RGBA?
  ) -> (invisible: [Diagnostic], hard: [Diagnostic]) {
    let faults = ContrastCheck(frame, on: background).faults
    return (
      faults.filter(\.isInvisible).prefix(Limits.findingCount).map(invisible),
      faults.filter { !$0.isInvisible }.map(hard)
    )
  }

  private func invisible(_ fault: ContrastCheck.Fault) -> Diagnostic {
    diagnostic(
      .warning(
        DescriptionPath(),
        .invisibleColor(
          of: fault.kind, fault.text, color: fault.color.hex, background: fault.background.hex)))
  }

  private func hard(_ fault: ContrastCheck.Fault) -> Diagnostic {
    diagnostic(
      .warning(
        DescriptionPath(),
        .lowContrast(
          of: fault.kind, fault.text, color: fault.color.hex, background: fault.background.hex,
          ratio: Contrast.text(fault.shownRatio), required: fault.required)
      ))
  }

  /// Diagnostics about the environment, before anything is drawn.
  var environmentDiagnostics: [Diagnostic] {
    let environment = figure.environment
    var result = environment.objections.map { trait($0.key, .error, $0.message) }
    if case .palette(let style, _) = environment.background, !Palette.knows(style) {
      result.append(
        trait("background", .error, .unknownColor(style.rawValue, in: .description)))
    }
    if let warning = Theme.warning(for: environment) {
      result.append(trait(warning.trait, .warning, warning.message))
    }
    if let family = environment.fontFamily, !families.contains(family) {
      let hint = Suggestion.hint(for: family, among: families)
      result.append(trait("fontFamily", .error, .unknownFontFamily(family, hint: hint)))
    }
    if environment.widget != nil, !figure.isWidget {
      let name = type(of: figure.view).typeName
      result.append(trait("widget", .warning, .notAWidget(name)))
    }
    if Phrases.language(of: environment.locale) == nil {
      result.append(languageDiagnostic(environment.locale))
    }
    if let zone = environment.timeZone, let error = ICUTimes.shared.objection(toZone: zone) {
      result.append(trait("timeZone", .error, error))
    }
    return result
  }

  /// Returns a note about a language without translations, or a warning about one that ICU does not
  /// know either.
  private func languageDiagnostic(_ locale: String) -> Diagnostic {
    guard ICUNumbers.shared.knowsLanguage(of: locale) else {
      return trait("locale", .warning, .unknownLanguage(in: locale))
    }
    return trait("locale", .note, .untranslatedWords(for: locale))
  }

  /// Returns the warning about numbers in Latin digits instead of their locale's.
  func digitDiagnostics(_ digits: LatinDigits?, _ severity: Severity) -> [Diagnostic] {
    guard digits?.isUsed == true else { return [] }
    return [
      trait("locale", severity, .noFontWithDigits(of: figure.environment.locale))
    ]
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    if let location = finding.location {
      return Diagnostic(
        severity: finding.severity, location: location, path: DescriptionPath(),
        message: finding.message)
    }
    return figure.diagnostic(finding)
  }

  private func trait(_ key: String, _ severity: Severity, _ message: Message) -> Diagnostic {
    let isOwn = !figure.overriddenTraits.contains(key)
    let origin = isOwn ? figure.origin?.location(ofTrait: key) : nil
    return Diagnostic(
      severity: severity, location: origin?.location,
      path: origin?.path ?? DescriptionPath(.key("environment"), .key(key)), message: message)
  }
}

extension NamedColor {
  /// Returns a finding about the color, at its place if that is in a style sheet.
  fileprivate func finding(_ severity: Severity, _ message: Message) -> Finding {
    var finding = Finding(severity: severity, path: DescriptionPath(), message: message)
    finding.location = place
    return finding
  }
}

extension Palette {
  /// Returns why a color that is named is not drawn as its name says; `nil` if it is.
  fileprivate func objection(to style: ColorStyle) -> Message? {
    let name = "palette \(version.rawValue)"
    guard let tint = style.tint else {
      return has(style)
        ? nil
        : .similarColorUsed(palette: name, style: style.rawValue)
    }
    let other = "'\(tint.style.rawValue)' on a \(tint.background.rawValue) background"
    guard has(style) else {
      return .otherColorUsed(palette: name, style: style.rawValue, other: other)
    }
    return hasOwnTint(style)
      ? .colorDiffers(palette: name, style: style.rawValue, other: other)
      : nil
  }
}

extension Figure {
  /// Returns a finding with its place in the figure's description, if it has one.
  func diagnostic(_ finding: Finding) -> Diagnostic { Self.diagnostic(finding, from: origin) }

  /// Returns a finding with its place in the description that a figure was read from, if there is one.
  static func diagnostic(_ finding: Finding, from origin: FigureOrigin?) -> Diagnostic {
    origin?.diagnostic(finding)
      ?? Diagnostic(
        severity: finding.severity, location: nil,
        path: DescriptionPath(.key("view")).appending(finding.path), message: finding.message)
  }
}
