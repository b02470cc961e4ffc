import FioriRender
import Testing

@testable import RenderService
@testable import TestSupport
@testable import fiori_render

/// Every option that several commands share changes something in each command that has it.
struct OptionEffectTests {
  /// An option with a value that changes a description, possibly beside other arguments.
  struct Trial: CustomTestStringConvertible {
    let words: [String]
    var others: [String] = []

    var option: String { words[0] }
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., with others: [String] = []) {
      (self.words, self.others) = (words, others)
    }
  }

  static let trials = [
    Trial("--scale", "8", with: ["--max-pixels", "150000"]), Trial("--width", "320"),
    Trial("--height", "90"), Trial("--appearance", "light"), Trial("--generation", "classic"),
    Trial("--palette", "v4"), Trial("--contrast", "high"), Trial("--differentiate-without-color"),
    Trial("--interface-level", "elevated"), Trial("--horizontal-size-class", "regular"),
    Trial("--content-size-category", "accessibilityExtraExtraExtraLarge"),
    Trial("--layout-direction", "rightToLeft"), Trial("--locale", "ja"),
    Trial("--time-zone", "Asia/Tokyo", with: ["--locale", "ja"]), Trial("--page", "9"),
    Trial("--stylesheet", "missing.nss"), Trial("--data", "missing.csv"),
    Trial("--resources", "missing"),
    Trial("--font-family", "Nope"),
    Trial("--missing-glyphs", "error"), Trial("--max-pixels", "100"), Trial("--max-points", "2"),
    Trial("--max-text", "20"), Trial("--timeout", "0.000001"), Trial("--exclude", "*.json"),
    Trial("--strict"), Trial("--quiet"), Trial("--verbose"), Trial("--diagnostics", "json"),
  ]

  /// A command that lays descriptions out.
  struct Command: CustomTestStringConvertible {
    /// The name and the arguments without options that are tried.
    let words: [String]
    /// The options that change nothing about this description.
    let idle: [String]
    /// The arguments of a run before this one, whose output it needs.
    var first: [String]?
    let description: String
    var input = ""

    var name: String { words[0] }
    var testDescription: String { name }

    init(
      _ words: String..., idle: [String] = [], after first: [String]? = nil,
      description: String = OptionEffectTests.description, input: String = ""
    ) {
      (self.words, self.idle, self.first) = (words, idle, first)
      (self.description, self.input) = (description, input)
    }
  }

  static let commands = [
    Command("layout", "cards"), Command("describe", "cards", "--swift", "fiori-render"),
    Command("validate", "cards", idle: ["--differentiate-without-color", "--layout-direction"]),
    Command("fonts", "cards"),
    Command(
      "lint", "cards",
      idle: ["--height", "--differentiate-without-color", "--layout-direction", "--verbose"]),
    Command("render", "cards", "--format", "svg"), Command("gallery", "cards", "-o", "site"),
    Command("record", "cards", "--svg", "--force"),
    Command("verify", "cards", after: ["record", "cards", "--force"]),
    // With all figures, it would look for the smallest descriptions for over a minute.
    Command(
      "fuzz", "cards/a.json", "--count", "1", "-o", "pictures", description: simpleDescription),
    Command("markdown", "guide.md"),
    Command(
      "stream", "--format", "svg", idle: ["--verbose"],
      input: description.replacing("\n", with: " ")),
  ]

  static let description = """
    {"environment": {"width": 200, "generation": "horizon", "appearance": "dark"}, "figures": [
    {"name": "header", "view": {"type": "objectHeader", \(texts),
    "bodyText": {"text": {"value": 1234567.5}}, "tags": ["One", "Two"],
    "statusText": {"text": "High", "color": "tertiaryLabel"}}},
    \(chart),
    {"name": "card", "view": {"type": "kpiCard", "title": "Instandhaltungsauftragsabwicklung",
    "status": {"text": "High 100", "color": "#777777"},
    "kpiItems": [{"metric": {"value": 123456789.5}}]}}]}
    """

  /// A description with fewer texts that can break a rule.
  static let simpleDescription = """
    {"environment": {"width": 200, "generation": "horizon", "appearance": "dark"}, "figures": [
    {"name": "header", "view": {"type": "objectHeader", \(texts)}},
    \(chart)]}
    """

  private static let texts = """
    "headlineText": "Pump 4711 ᚠ",
    "subheadlineText": {"text": {"date": "2026-01-05T20:00:00Z", "skeleton": "yMMMMEEEEdHm"},
    "numberOfLines": 1}
    """

  private static let chart = """
    {"name": "chart", "view": {"type": "chartView", "chartType": "line", "series": [
    {"title": "S1", "values": [1, 2, 3]}, {"title": "S2", "values": [2, 3, 4]}]}}
    """

  /// What a run printed and wrote.
  struct Outcome: Equatable {
    let status: Int32
    let output: [UInt8]
    let errors: String
    let files: [String: [UInt8]]
  }

  private func outcome(_ command: Command, _ options: [String] = []) async throws -> Outcome {
    let workspace = try Workspace()
    try workspace.write(command.description, to: "cards/a.json")
    try workspace.write("<!-- fiori cards/a.json -->\n", to: "guide.md")
    if let first = command.first { _ = try await workspace.run(first) }
    let run = try await workspace.run(command.words + options, input: command.input)
    let paths = try workspace.paths().filter { !$0.hasSuffix("/") }
    return Outcome(
      status: run.status, output: run.output, errors: run.errors,
      files: Dictionary(uniqueKeysWithValues: try paths.map { ($0, try workspace.bytes(of: $0)) }))
  }

  private func help(_ command: Command) async throws -> String {
    try await Workspace().run(command.name, "--help-all").text
  }

  @Test(arguments: commands)
  func `an option that a command has changes something`(command: Command) async throws {
    let help = try await help(command)
    let options = Set(help.matches(of: /(?m)^  (?:-\w, )?(--[\w-]+)/).map { String($0.1) })
    let plain = try await outcome(command)
    var idle: [String] = []
    for trial in Self.trials where options.contains(trial.option) {
      let without = trial.others.isEmpty ? plain : try await outcome(command, trial.others)
      let with = try await outcome(command, trial.others + trial.words)
      if with == without { idle.append(trial.option) }
    }
    expect(idle, is: command.idle)
  }

  @Test(arguments: commands)
  func `an option that a command does not have is refused`(command: Command) async throws {
    let help = try await help(command)
    for trial in Self.trials where help.firstRange(of: "\(trial.option) ") == nil {
      guard !help.contains("\(trial.option)/") else { continue }
      let refused = try await outcome(command, trial.words)
      #expect(refused.status == 64, "\(command.name) \(trial.option)")
    }
  }

  @Test func `fuzzing tries only values that the traits have`() {
    for (key, values) in FuzzValues.traits {
      let trait = Environment.optionTrait(key)
      for value in values {
        switch value {
        case .number(let number): expect(trait?.value(of: "\(number)"), is: value)
        case .string(let text): expect(trait?.value(of: text), is: value)
        default: Issue.record("\(key) is neither a number nor a word")
        }
      }
    }
  }
}
