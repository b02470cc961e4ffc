import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import RenderService

/// `fiori-render layout`.
struct LayoutCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", _superCommandName: FioriRenderCommand.name,
    abstract: "Print the layout of a description's figures as JSON.")

  @Argument(
    help: "Description file; - reads standard input.", completion: .file(extensions: ["json"]))
  var input: String

  @Option(
    help: """
      Also draw the picture with frames and baselines to this file; a folder for several figures.
      """,
    completion: .file())
  var overlay: String?

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if overlay == "-" {
      throw ValidationError("--overlay - would mix the picture with the report; give a file.")
    }
  }

  func run() throws { try Self.report(input, overlay: overlay, settings) }

  /// Runs the command; returns `false` if the arguments need ArgumentParser.
  static func run(plain arguments: ArraySlice<String>) throws -> Bool {
    guard let arguments = PlainArguments(arguments), arguments.inputs.count == 1 else {
      return false
    }
    try report(arguments.inputs[0], overlay: nil, arguments.settings)
    return true
  }

  private static func report(
    _ input: String, overlay: String?, _ settings: RenderSettings
  ) throws {
    var session = try DrawingSession([input], settings, Console(settings.messages))
    let plan = try OutputPlan(
      output: overlay ?? "/", formats: [], pictureCount: session.figureCount,
      inputs: session.inputs)
    let drawings = session.drawings(jobs: 1).map { input, figure, drawing in
      (input, OutputPlan.name(of: figure, in: input), drawing)
    }
    try session.end { session throws(RunFailure) in
      guard session.status == nil else { return }
      try write(drawings, session)
      if overlay != nil { try writeOverlays(drawings, plan, session.source.renderer) }
    }
  }

  private typealias NamedDrawing = (input: InputFile, name: String, drawing: Drawing)

  private static func write(
    _ drawings: [NamedDrawing], _ session: DrawingSession
  ) throws(RunFailure) {
    let reports = drawings.map { (name: $0.name, report: $0.drawing.report) }
    let json = session.isCollection ? LayoutReport.json(of: reports) : reports.first?.report.json
    guard let json else { return }
    try OutputFile.standardOutput.write(Array("\(json)\n".utf8))
  }

  private static func writeOverlays(
    _ drawings: [NamedDrawing], _ plan: OutputPlan, _ renderer: Renderer
  ) throws(RunFailure) {
    try plan.prepare()
    for (input, name, drawing) in drawings {
      for (format, file) in plan.outputs(named: name, of: input) {
        let bytes = try RunFailure.mapping({ .fault("\($0)") }) {
          try renderer.data(of: drawing.withOverlay(), as: DrawingOutput(format))
        }
        try file.write(bytes)
      }
    }
  }
}
