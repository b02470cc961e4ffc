import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render validate`.
struct ValidateCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: FioriRenderCommand.name,
    abstract: "Check descriptions and .nss style sheets without rendering them.")

  @Argument(
    help: "Description files and style sheets; - reads a description from standard input.",
    completion: .file(extensions: ["json", "nss"]))
  var inputs: [String]

  @Flag(
    name: .customLong("contrast-check"), inversion: .prefixedNo,
    help: "Warn about text with low contrast (WCAG 2).")
  var checksContrast = true

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @Flag(
    help: "Correct misspelled keys and words in descriptions, and replace names from the SDK.")
  var fix = false

  @Flag(name: .customLong("json"), help: "Print the diagnostics as JSON.")
  var printsJSON = false

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: inputs)
    if fix, inputs.contains("-") {
      throw ValidationError("--fix changes files; use a file instead of standard input.")
    }
    try checkDiagnostics(besides: printsJSON && diagnosticFormat != .json ? "--json" : nil)
  }

  func run() throws {
    let console = Console(messages.level, printsJSON ? .json : diagnosticFormat)
    if fix { try correct(console) }
    try Self.check(inputs, settings, checksContrast: checksContrast, console)
  }

  /// Corrects the descriptions, and reports the changes.
  private func correct(_ console: Console) throws {
    let descriptions = inputs.filter { !DrawingSession.isSheet($0) }
    try console.run {
      for line in try DescriptionCorrection.correct(descriptions, settings) { console.report(line) }
    }
  }

  /// Runs the command; returns `false` if the arguments need ArgumentParser.
  static func run(plain arguments: ArraySlice<String>) throws -> Bool {
    guard let arguments = PlainArguments(arguments) else { return false }
    let settings = arguments.settings
    try check(arguments.inputs, settings, checksContrast: true, Console(settings.messages))
    return true
  }

  private static func check(
    _ inputs: [String], _ settings: RenderSettings, checksContrast: Bool, _ console: Console
  ) throws {
    try console.run {
      try count(inputs, settings, checksContrast: checksContrast, console)
    }
  }

  private static func count(
    _ inputs: [String], _ settings: RenderSettings, checksContrast: Bool, _ console: Console
  ) throws {
    let sheets = inputs.filter(DrawingSession.isSheet)
    var session = try settings.session(of: inputs.filter { !sheets.contains($0) }, console)
    var sink = ValidationCount(
      session.source.renderer, files: session.inputs.count + sheets.count,
      checksContrast: checksContrast)
    sink.count.add(unreadable: session.failures.count)
    session.draw(into: &sink)
    for sheet in sheets { sink.count.add(session.check(sheet)) }
    console.announce(sink.count.line(of: "validate"))
    try session.end()
  }
}
