import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render describe`.
struct DescribeCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", _superCommandName: FioriRenderCommand.name,
    abstract: "Print the accessibility text of each figure.",
    discussion: """
      Prints one line per figure; if there are several, each line starts with the figure's name. \
      With --swift, prints code that draws each figure instead.
      """)

  @Argument(
    help: "Description files; - reads standard input.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Flag(help: "Print the name and the text of each figure as JSON.")
  var json = false

  @Option(
    help:
      """
      Print Swift instead, with FioriRender's views (fiori-render) or the SDK's classes \
      (sapfiori).
      """)
  var swift: SwiftModule?

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: inputs)
    if json, swift != nil {
      throw ValidationError("--json and --swift print the same figures; use one of them.")
    }
  }

  func run() throws {
    var session = try settings.session(of: inputs, console)
    let drawings = session.drawings { ($0.accessibilityText, $0.writesLatinDigits) }
    let described = drawings.map { input, figure, drawn in
      Described(
        input: input.name, name: OutputPlan.name(of: figure, in: input), accessibilityText: drawn.0,
        rows: figure.origin?.rowsName, source: swift?.source(of: figure, inLatinDigits: drawn.1))
    }
    try session.end { session throws(RunFailure) in
      let bytes =
        json
        ? Described.json(of: described)
        : Described.lines(
          of: described, isNamed: session.isCollection,
          forTerminal: OutputFile.standardOutput.isTerminal)
      try OutputFile.standardOutput.write(bytes)
    }
  }
}

/// The module that the Swift of a figure uses.
enum SwiftModule: String, CaseIterable, ExpressibleByArgument {
  case fioriRender = "fiori-render"
  case sapFiori = "sapfiori"

  /// Returns the source that creates the figure.
  func source(of figure: Figure, inLatinDigits: Bool) -> String {
    switch self {
    case .fioriRender: figure.swiftSource
    case .sapFiori: figure.sdkSource(inLatinDigits: inLatinDigits)
    }
  }
}
