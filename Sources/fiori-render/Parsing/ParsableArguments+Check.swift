import ArgumentParser
import FioriRender

extension ParsableArguments {
  /// Throws if a text is not one of the values of an option.
  func check<Word: RawRepresentable & CaseIterable>(
    _ text: String?, as type: Word.Type, _ flag: String
  ) throws where Word.RawValue == String {
    guard let text, Word(rawValue: text) == nil else { return }
    let advice = OptionValue.advice(for: text, among: Word.allCases.map(\.rawValue))
    throw ValidationError("\(flag) is '\(text)'; \(advice)")
  }

  /// Throws if standard input, which can be read only once, is given twice.
  func check(inputs: [String]) throws {
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("- is given twice; standard input can be read only once.")
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

  /// Throws if a whole number is out of range.
  func check(_ value: Int?, in range: ClosedRange<Int>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); give a number from \(range.lowerBound) to \(range.upperBound).")
  }

  /// Throws if a number is out of range.
  func check(_ value: Double?, in range: ClosedRange<Double>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    let found = value.isFinite ? Decimal.text(value) : "\(value)"
    throw ValidationError(
      "\(flag) is \(found); give a number from \(Int(range.lowerBound)) to "
        + "\(Int(range.upperBound)).")
  }
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
