import ArgumentParser
import FioriRender
import RenderService

extension ParsableArguments {
  /// Throws if a text is not one of the values of an option.
  func check<Word: RawRepresentable & CaseIterable>(
    _ text: String?, as type: Word.Type, _ flag: String
  ) throws where Word.RawValue == String {
    guard let text, Word(rawValue: text) == nil else { return }
    let advice = OptionValue.advice(for: text, among: Word.allCases.map(\.rawValue))
    throw ValidationError("\(flag) is '\(text)'; \(advice)")
  }

  /// Throws if standard input, which can be read only once, is used twice.
  func check(inputs: [String]) throws {
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("- is used twice; standard input can be read only once.")
    }
  }

  /// Throws if a text cannot begin an ID in an SVG.
  func check(idPrefix: String) throws {
    let isFit = idPrefix.allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
    if !isFit {
      throw ValidationError("--id-prefix may contain only letters, digits, '-', '_' and '.'.")
    }
  }

  /// Throws if a text is not a value of its trait.
  func check(_ traits: [(name: String, text: String?)]) throws {
    for (name, text) in traits {
      guard let text, let trait = Environment.optionTrait(name), trait.value(of: text) == nil else {
        continue
      }
      throw wrong(text, for: trait)
    }
  }

  /// Returns the error for a text that is not a value of a trait.
  private func wrong(_ text: String, for trait: EnvironmentTrait) -> ValidationError {
    switch trait.schema {
    case .number(let range?):
      return outOfRange(Double(text) ?? .nan, range, trait.flag)
    case .choice(let words):
      return ValidationError(
        "\(trait.flag) is '\(text)'; \(OptionValue.advice(for: text, among: words))")
    default:
      let hint =
        Environment.meantLanguageTag(by: text).map { "did you mean '\($0)'?" }
        ?? "use a language tag such as en-US."
      return ValidationError("\(trait.flag) is '\(text)'; \(hint)")
    }
  }

  /// Throws if a text is not a choice of pages.
  func check(page: String?) throws {
    if let page, PageChoice(page) == nil {
      throw ValidationError("--page is '\(page)'; use a page number or 'all'.")
    }
  }

  /// Throws if a file is not a table, or the number of its rows cannot be a limit.
  func check(data: String?, rowLimit: Int?) throws {
    if let data, data != "-", DataTable.Format(file: data) == nil {
      throw ValidationError("--data \(data): \(DataTable.Format.fault(of: data)).")
    }
    try check(rowLimit, in: 1...Int(Int32.max), "--max-rows")
  }

  /// Throws if a limit is out of its range.
  func check(_ limits: RenderLimits) throws {
    try check(limits.pixelCount, in: Limits.pixelCounts, "--max-pixels")
    try check(limits.valueCount, in: Limits.valueCounts, "--max-points")
    try check(limits.textLength, in: Limits.textLengths, "--max-text")
  }

  /// Throws if a whole number is out of range.
  func check(_ value: Int?, in range: ClosedRange<Int>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); use a number from \(range.lowerBound) to \(range.upperBound).")
  }

  /// Throws if a number is out of range.
  func check(_ value: Double?, in range: ClosedRange<Double>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw outOfRange(value, range, flag)
  }

  /// Returns the error for a number that is out of range.
  func outOfRange(
    _ value: Double, _ range: ClosedRange<Double>, _ flag: String
  ) -> ValidationError {
    let found = value.isFinite ? Decimal.text(value) : "\(value)"
    return ValidationError(
      "\(flag) is \(found); use a number from \(Int(range.lowerBound)) to "
        + "\(Int(range.upperBound)).")
  }
}

extension EnvironmentOverrides {
  /// Creates overrides from texts that have been checked.
  init(_ traits: [(name: String, text: String?)]) {
    self.init()
    for (name, text) in traits {
      guard let text, let trait = Environment.optionTrait(name) else { continue }
      _ = set(trait, to: text)
    }
  }
}

extension RenderLimits {
  /// Creates the limits from options, with defaults for the rest; the time is in seconds.
  init(pixelCount: Int?, valueCount: Int?, textLength: Int?, timeout: Double?) {
    self.init()
    if let pixelCount { self.pixelCount = pixelCount }
    if let valueCount { self.valueCount = valueCount }
    if let textLength { self.textLength = textLength }
    self.timeout = timeout.map { .seconds($0) }
  }
}

extension PageChoice {
  /// Creates the choice that the value of `--page` represents; `nil` if it is none.
  init?(_ text: String) {
    guard text != "all" else {
      self = .all
      return
    }
    guard let page = Int(text) else { return nil }
    self = .number(page)
  }
}

extension ArgumentHelp {
  static let exclude: ArgumentHelp =
    "Pattern of files and folders to skip; may be repeated."
  static let page: ArgumentHelp =
    "Page to draw, starting at 1, or 'all' for one picture per page."
  static let styleSheet: ArgumentHelp = """
    Style sheet (.nss) that replaces the description's own; may be repeated, and later ones win.
    """
  static let data: ArgumentHelp =
    "Table (.csv, .tsv, .json or .jsonl) to use instead of the descriptions' own data."
  static let rowLimit: ArgumentHelp = "Maximum number of rows of a table (default: 1000000)."
  static let pixelLimit: ArgumentHelp =
    "Maximum number of pixels in a picture (default: 33554432)."
  static let valueLimit: ArgumentHelp = "Maximum number of values in a chart (default: 20000)."
  static let textLimit: ArgumentHelp =
    "Maximum number of characters in one text element (default: 4000)."
  static let timeLimit: ArgumentHelp = """
    Maximum time in seconds per figure, or per line of a stream; checked between stages \
    (default: none).
    """
  static let fontPath: ArgumentHelp = "Folder of additional fonts; may be repeated."
  static let systemFonts: ArgumentHelp = "Also use the system's fonts."
  static let resources: ArgumentHelp =
    "Additional folder for images, besides the description's own."
}

extension CompletionKind {
  /// Returns the completions for the values of an option. The program is asked for them, since
  /// listing them takes time at every start.
  static func values<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    of type: Word.Type
  ) -> CompletionKind where Word.AllCases == [Word] {
    .custom { _, _, _ in type.allCases.map(\.rawValue) }
  }
}

/// A list of formats for `--format`: `svg`, or `png,webp,pdf`.
struct FormatList: ExpressibleByArgument {
  let formats: [Format]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    formats = names.compactMap { Format(rawValue: $0.lowercased()) }
    guard formats.count == names.count else { return nil }
  }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
}
