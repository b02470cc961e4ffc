import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render lint`.
struct LintCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: FioriRenderCommand.name,
    abstract: "Check descriptions against design rules.",
    discussion: """
      Lays out each figure and reports everything that breaks a rule: texts that are hard to read, \
      too small or cut off, rings that disagree with their numbers, and more. A description \
      changes the level of a rule with "lint": {"orphan": "off"}; the levels are off, warning and \
      error. Exits with 1 if a rule of level error is broken.

      Rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  @Argument(
    help: "Description files; - reads a description from standard input.",
    completion: .file(extensions: ["json"]))
  var inputs: [String] = []

  @Option(
    help: "Explain a rule instead of checking.",
    completion: .values(of: LintRule.self))
  var explain: String?

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(explain, as: LintRule.self, "--explain")
    if explain == nil {
      if inputs.isEmpty {
        throw ValidationError("no inputs; use description files, or - for standard input.")
      }
      try check(inputs: inputs)
    } else if !inputs.isEmpty {
      throw ValidationError("--explain prints a rule and checks nothing; remove it, or the inputs.")
    }
    try checkDiagnostics(besides: explain == nil ? nil : "--explain")
  }

  func run() throws {
    if let rule = explain.flatMap({ LintRule(rawValue: $0) }) {
      try OutputFile.standardOutput.write(Array("\(rule.explanation)\n".utf8))
      return
    }
    let console = Console(messages.level, diagnosticFormat)
    try console.run { try lint(console) }
  }

  private func lint(_ console: Console) throws {
    var session = try settings.session(of: inputs, console)
    var sink = LintSink(session.source.renderer, files: session.inputs.count, console)
    session.draw(into: &sink, doing: "checked")
    console.announce(sink.count.line(of: "lint"))
    try session.end()
    if sink.isBroken { throw ExitStatus.difference.code }
  }
}
