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

  /// Commands that lay descriptions out, with the options that change nothing about this one.
  static let commands: [String: [String]] = [
    "layout": [], "describe": [],
    "validate": ["--differentiate-without-color", "--layout-direction"], "fonts": [],
    "lint": ["--height", "--differentiate-without-color", "--layout-direction", "--verbose"],
  ]

  private static func arguments(of command: String) -> [String] {
    [command, "cards"] + (command == "describe" ? ["--swift", "fiori-render"] : [])
  }

  static let description = """
    {"environment": {"width": 200, "generation": "horizon", "appearance": "dark"}, "figures": [
    {"name": "header", "view": {"type": "objectHeader", "headlineText": "Pump 4711 ᚠ",
    "bodyText": {"text": {"value": 1234567.5}}, "tags": ["One", "Two"],
    "subheadlineText": {"text": {"date": "2026-01-05T20:00:00Z", "skeleton": "yMMMMEEEEdHm"},
    "numberOfLines": 1}, "statusText": {"text": "High", "color": "tertiaryLabel"}}},
    {"name": "chart", "view": {"type": "chartView", "chartType": "line", "series": [
    {"title": "S1", "values": [1, 2, 3]}, {"title": "S2", "values": [2, 3, 4]}]}},
    {"name": "card", "view": {"type": "kpiCard", "title": "Instandhaltungsauftragsabwicklung",
    "status": {"text": "High 100", "color": "#777777"},
    "kpiItems": [{"metric": {"value": 123456789.5}}]}}]}
    """

  /// What a run printed and wrote.
  struct Outcome: Equatable {
    let status: Int32
    let output: [UInt8]
    let errors: String
    let files: [String: [UInt8]]
  }

  private func outcome(_ arguments: [String]) async throws -> Outcome {
    let workspace = try Workspace()
    try workspace.write(Self.description, to: "cards/a.json")
    let run = try await workspace.run(arguments)
    let paths = try workspace.paths().filter { !$0.hasSuffix("/") }
    return Outcome(
      status: run.status, output: run.output, errors: run.errors,
      files: Dictionary(uniqueKeysWithValues: try paths.map { ($0, try workspace.bytes(of: $0)) }))
  }

  @Test(arguments: commands.keys.sorted())
  func `an option that a command has changes something`(command: String) async throws {
    let help = try await Workspace().run(command, "--help-all").text
    let options = Set(help.matches(of: /(?m)^  (?:-\w, )?(--[\w-]+)/).map { String($0.1) })
    let base = Self.arguments(of: command)
    let plain = try await outcome(base)
    var idle: [String] = []
    for trial in Self.trials where options.contains(trial.option) {
      let without = trial.others.isEmpty ? plain : try await outcome(base + trial.others)
      let with = try await outcome(base + trial.others + trial.words)
      if with == without { idle.append(trial.option) }
    }
    expect(idle, is: Self.commands[command])
  }

  @Test(arguments: commands.keys.sorted())
  func `an option that a command does not have is refused`(command: String) async throws {
    let help = try await Workspace().run(command, "--help-all").text
    for trial in Self.trials where help.firstRange(of: "\(trial.option) ") == nil {
      guard !help.contains("\(trial.option)/") else { continue }
      let refused = try await outcome(
        Self.arguments(of: command) + trial.words)
      #expect(refused.status == 64, "\(command) \(trial.option)")
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
