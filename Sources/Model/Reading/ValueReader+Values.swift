import FioriBasics

extension ValueReader where Value == NumberValue {
  package static let number = object(
    "number", "A number that is formatted for the locale.",
    examples: [["value": 265849.98, "style": "currency", "currency": "USD"]],
    over: NumberValue(value: 0),
    taking: [
      .required("value"), "style", "currency", "unit", "minimumFractionDigits",
      "maximumFractionDigits", "usesGroupingSeparator", "sign",
    ], NumberValue.properties)
}

extension NumberValue {
  fileprivate static let properties: [Property<NumberValue>] = [
    Property(
      "value", \.value, .anyNumber, "The number; for a percentage the ratio, 0.64 for 64 %.",
      default: .required("a number"), examples: [265849.98, 0.64]),
    Property(
      "style", \.style, .choice("number style"), "Number style.", default: "decimal"),
    Property(
      "currency", \.currency, .string, "ISO 4217 code, only with the style currency.",
      examples: ["USD", "EUR"]),
    Property(
      "unit", \.unit, .string, "CLDR name of a unit, only with the style unit.",
      examples: ["kilometer-per-hour"]),
    Property(
      "minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20),
      "Minimum number of decimals.",
      default: .text("0; for an amount, its currency's own"), examples: [2]),
    Property(
      "maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20),
      "Maximum number of decimals; halves are rounded away from zero.",
      default: .text("3; 1 for percent and compact; for an amount, its currency's own"),
      examples: [0]),
    Property(
      "usesGroupingSeparator", \.usesGroupingSeparator, .bool, "Whether to write 1000 as 1,000.",
      default: true),
    Property(
      "sign", \.sign, .choice("sign"),
      "Which signs are written: only of negative numbers (auto), of negative and positive "
        + "numbers (always), or none (never); zero has none.",
      default: "auto", examples: ["always"]),
  ]
}

extension DateValue {
  fileprivate static let properties: [Property<DateValue>] = [
    Property(
      "date", \.date, .string,
      "The date in ISO 8601: a year, a month, a day, or a day with a time.",
      default: .required("an ISO date"), examples: ["2026-01-05"]),
    Property(
      "skeleton", \.skeleton, .string,
      "The fields to write, in the letters of an ICU skeleton; the locale has their order.",
      default: .text("the fields that the date has"), examples: ["yMMM"]),
  ]
}

// MARK: - In texts

extension ValueReader where Value == TextRun {
  /// A number in a text, with the style of a run.
  static let numberRun = value(
    "numberInText", "A number in a text, formatted for the locale.",
    examples: [["value": 0.0789, "style": "percent", "sign": "always"]],
    over: TextRun(NumberValue(value: 0)), TextRun.numberProperties)

  /// A date in a text, with the style of a run.
  static let dateRun = value(
    "dateInText", "A date in a text, formatted for the locale.",
    examples: [["date": "2026-01-05", "skeleton": "yMMM"]],
    over: TextRun(DateValue(date: "")), TextRun.dateProperties)

  /// Returns a reader for a value; one of a row that is missing is nothing.
  private static func value(
    _ name: String, _ meaning: String, examples: [JSONText], over blank: TextRun,
    _ properties: [Property<TextRun>]
  ) -> ValueReader {
    let reader = object(name, meaning, examples: examples, over: blank, properties)
    return ValueReader(reader.schema(), swift: \.swift) { node, path, description in
      for key in ["value", "date"] {
        guard let given = node.member(key)?.value, given.value == .null, given.position.cell > 0
        else { continue }
        return TextRun("")
      }
      return reader.read(node, path, &description)
    }
  }
}

extension TextRun {
  fileprivate static let numberProperties =
    NumberValue.properties.map { $0.part(of: \TextRun.number) } + styleProperties
  fileprivate static let dateProperties =
    DateValue.properties.map { $0.part(of: \TextRun.date) } + styleProperties

  private var number: NumberValue {
    get { if case .number(let number) = value { number } else { NumberValue(value: 0) } }
    set { value = .number(newValue) }
  }

  private var date: DateValue {
    get { if case .date(let date) = value { date } else { DateValue(date: "") } }
    set { value = .date(newValue) }
  }

  /// The value in Swift; `nil` for words.
  var valueSwift: SwiftCode? {
    switch value {
    case .number(let number)?: ValueReader<NumberValue>.number.swift(number)
    case .date(let date)?:
      .call(
        SwiftCall(
          name: "DateValue",
          arguments: [SwiftArgument("date", date.date.swift)]
            + (date.skeleton.map { [SwiftArgument("skeleton", $0.swift)] } ?? [])))
    case nil: nil
    }
  }
}
