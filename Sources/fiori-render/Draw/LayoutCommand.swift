import ArgumentParser
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
      Also draw the picture with frames and baselines to this file, or to a folder for several \
      figures.
      """,
    completion: .file())
  var overlay: String?

  @Flag(
    help: "Annotate the overlay with the sizes of parts and the gaps between them, in points.")
  var measures = false

  @Flag(
    help:
      """
      Print a numbered list of the parts instead of the layout, and show the numbers around the \
      overlay.
      """)
  var anatomy = false

  @OptionGroup var chosen: AnatomyFlags

  @Flag(help: "Print the list of --anatomy as JSON; the layout is always JSON.")
  var json = false

  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if overlay == "-" {
      throw ValidationError("--overlay - would mix the picture with the report; use a file.")
    }
    try chosen.check(isListed: anatomy)
    if measures, overlay == nil {
      throw ValidationError("--measures requires --overlay FILE; it draws around that picture.")
    }
  }

  func run() throws {
    let list: AnatomyList? = anatomy ? json ? .json : .lines : nil
    let content = chosen.overlay(hasMeasures: measures, hasAnatomy: anatomy)
    try Self.report(input, list, overlay: overlay, content, settings)
  }

  /// How the parts are listed.
  private enum AnatomyList { case json, lines }

  /// Runs the command; returns `false` if the arguments need ArgumentParser.
  static func run(plain arguments: ArraySlice<String>) throws -> Bool {
    guard let arguments = PlainArguments(arguments), arguments.inputs.count == 1 else {
      return false
    }
    try report(arguments.inputs[0], nil, overlay: nil, PictureOverlay(), arguments.settings)
    return true
  }

  private static func report(
    _ input: String, _ list: AnatomyList?, overlay: String?, _ content: PictureOverlay,
    _ settings: RenderSettings
  ) throws {
    var session = try settings.session(of: [input], Console(settings.messages))
    let plan = try OutputPlan(
      output: overlay ?? "/", formats: [], pictureCount: session.figureCount,
      inputs: session.inputs)
    let drawings = session.drawings(jobs: 1).map { input, figure, drawing in
      DrawnFigure(
        input: input, figure: figure, name: OutputPlan.name(of: figure, in: input), drawing: drawing
      )
    }
    try session.end { session throws(RunFailure) in
      guard session.status == nil else { return }
      for drawn in overlay == nil ? [] : drawings {
        for (_, file) in plan.outputs(named: drawn.name, of: drawn.input) {
          try file.checkIsNoInput(of: "--overlay")
        }
      }
      switch list {
      case nil: try writeReports(drawings, session)
      case .json?: try writeAnatomy(drawings, content, session)
      case .lines?: try writeLines(drawings, content, session)
      }
      if overlay != nil { try writeOverlays(content, drawings, plan, session.source.renderer) }
    }
  }

  private struct DrawnFigure {
    let input: InputFile
    let figure: Figure
    let name: String
    let drawing: Drawing
  }

  private static func writeReports(
    _ drawings: [DrawnFigure], _ session: DrawingSession
  ) throws(RunFailure) {
    let reports = drawings.map { (name: $0.name, report: $0.drawing.report) }
    let json = session.isCollection ? LayoutReport.json(of: reports) : reports.first?.report.json
    guard let json else { return }
    try OutputFile.standardOutput.write(Array("\(json)\n".utf8))
  }

  private static func writeAnatomy(
    _ drawings: [DrawnFigure], _ content: PictureOverlay, _ session: DrawingSession
  ) throws(RunFailure) {
    let renderer = session.source.renderer
    let lists = try RunFailure.mapping(failure) {
      try drawings.map { drawn in
        (
          name: drawn.name,
          json: try renderer.anatomyJSON(of: drawn.drawing, of: drawn.figure, content)
        )
      }
    }
    guard let first = lists.first else { return }
    let all = lists.map { "{\"name\": \(JSONText.string($0.name).text), \"anatomy\": \($0.json)}" }
    let json = session.isCollection ? "[\(all.joined(separator: ", "))]" : first.json
    try OutputFile.standardOutput.write(Array("\(json)\n".utf8))
  }

  private static func writeLines(
    _ drawings: [DrawnFigure], _ content: PictureOverlay, _ session: DrawingSession
  ) throws(RunFailure) {
    var lines: [String] = []
    for drawn in drawings {
      let list = try RunFailure.mapping(failure) {
        try session.source.renderer.anatomyLines(of: drawn.drawing, of: drawn.figure, content)
      }
      lines += (session.isCollection ? ["\(drawn.name):"] : []) + list
    }
    try OutputFile.standardOutput.write(lines: lines)
  }

  /// The failure for a part that a picture does not have, or for a drawing that cannot be made.
  private static func failure(_ error: any Error) -> RunFailure {
    guard let found = (error as? DescriptionError)?.diagnostics.first else {
      return .fault("\(error)")
    }
    let place = found.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return .wrongDescription(found.kind, place + found.message)
  }

  private static func writeOverlays(
    _ content: PictureOverlay, _ drawings: [DrawnFigure], _ plan: OutputPlan, _ renderer: Renderer
  ) throws(RunFailure) {
    try plan.prepare()
    for drawn in drawings {
      for (format, file) in plan.outputs(named: drawn.name, of: drawn.input) {
        let bytes = try RunFailure.mapping(failure) {
          let overlay = try renderer.drawing(content, over: drawn.drawing, of: drawn.figure)
          return try renderer.data(of: overlay, as: DrawingOutput(format))
        }
        try file.write(bytes)
      }
    }
  }
}
