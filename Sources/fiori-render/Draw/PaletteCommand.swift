import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render palette`.
struct PaletteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette", _superCommandName: FioriRenderCommand.name,
    abstract: "Draw all colors of a palette, or print them as JSON.",
    usage: "fiori-render palette [<options>]",
    discussion: """
      By default, writes palette-v8.png to the current directory, or with --json to standard \
      output; -o selects another file.
      """)

  @Argument(help: .hidden) var unexpected: String?

  @Option(help: "Color palette: v2 to v8.", completion: .values(of: Palette.Version.self))
  var palette = Palette.Version.v8.rawValue

  @Flag(help: "Print all color variants as JSON, with SAP's names.")
  var json = false

  @Option(
    name: [.short, .customLong("output")],
    help: """
      Output file, folder, or - for standard output; the file extension selects the format.
      """,
    completion: .file())
  var output: String?

  @Option(
    help: "Output formats; comma-separated or repeated.",
    completion: .values(of: Format.self))
  var format: [FormatList] = []

  @Option(help: "Pixels per point, 1 to 8; fractions are allowed.")
  var scale: Double?

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if let unexpected {
      let palettes = Palette.Version.allCases.map(\.rawValue)
      let advice =
        palettes.contains(unexpected.lowercased())
        ? "write --palette \(unexpected.lowercased())"
        : "for a palette other than v8, use --palette with one of \(Suggestion.list(palettes))"
      throw ValidationError("unexpected argument '\(unexpected)'; \(advice)")
    }
    try check(palette, as: Palette.Version.self, "--palette")
    try check(scale, in: Limits.scale, "--scale")
    if json, !format.isEmpty || scale != nil {
      throw ValidationError("--json cannot be combined with --format or --scale.")
    }
    var rest = Set(Format.allCases)
    if let format = formats.first(where: { rest.remove($0) == nil }) {
      throw ValidationError("--format lists \(format.rawValue) twice.")
    }
  }

  func run() throws {
    let version = Palette.Version(rawValue: palette) ?? .v8
    // A figure is named after its input, but a sheet has none.
    let name = InputFile("palette-\(version.rawValue)")
    let plan =
      json
      ? nil
      : try OutputPlan(output: output, formats: formats, pictureCount: 1, inputs: [name])
    try plan?.checkTerminal()
    let console = Console(messages.level)
    try warn(of: version, on: console)
    let files = try plan.map { plan throws(RunFailure) in try drawn(version, plan, name) }
    try plan?.prepare()
    for (file, bytes) in files ?? [printed(version, name)] {
      try file.write(bytes)
      console.note("\(file.name): \(bytes.count) bytes")
      if file != .standardOutput { console.announce("\(file.name)  \(bytes.count.grouped) bytes") }
    }
  }

  /// Warns about mistakes in SAP's palette; with `--strict`, they are errors.
  private func warn(of version: Palette.Version, on console: Console) throws {
    let warnings = Palette.warnings(on: version)
    console.show(messages.level.raised(warnings))
    if messages.strict, !warnings.isEmpty { throw ExitStatus.wrongDescription.code }
  }

  private var formats: [Format] { format.flatMap(\.formats) }

  private func printed(
    _ version: Palette.Version, _ name: InputFile
  ) -> (file: OutputFile, bytes: [UInt8]) {
    let bytes = Array((Palette.json(of: version) + "\n").utf8)
    guard let output, output != "-" else { return (.standardOutput, bytes) }
    let path = Folder.exists(output) ? "\(output)/\(name.stem).json" : output
    return (.path(path), bytes)
  }

  private func drawn(
    _ version: Palette.Version, _ plan: OutputPlan, _ name: InputFile
  ) throws(RunFailure) -> [(file: OutputFile, bytes: [UInt8])] {
    do {
      var figure = Figure(PaletteSheet(version))
      figure.override("scale", \.scale, with: scale)
      let renderer = try Renderer()
      let drawing = try renderer.drawing(of: figure)
      return try plan.outputs(for: figure, of: name).map { format, file in
        (file, try renderer.data(of: drawing, as: DrawingOutput(format)))
      }
    } catch let error as DescriptionError {
      throw RunFailure.wrongDescription(
        DiagnosticCode(of: error), error.diagnostics.map(\.message).joined(separator: "; "))
    } catch {
      throw RunFailure.fault("\(error)")
    }
  }
}
