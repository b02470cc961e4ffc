import ArgumentParser
import CardImport
import FileKit
import FioriBasics
import FioriRender
import RenderService

/// `fiori-render import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: FioriRenderCommand.name,
    abstract: "Write a description from a UI Integration Card or an adaptive card.",
    usage: "fiori-render import <manifest> [--data <file>] [-o <card>] [<options>]",
    discussion: """
      Reads manifests of Analytical, List, Object, Table and AdaptiveCard cards, and adaptive cards. \
      Warns about values of the manifest that are not used, and about problems in the resulting \
      description. Writes to standard output without -o.
      """)

  @Argument(
    help: "Manifest with a 'sap.card' section, or an adaptive card; - reads standard input.",
    completion: .file(extensions: ["json"]))
  var manifest: String?

  @Option(
    help: "JSON file with the data that the manifest would request.",
    completion: .file(extensions: ["json"]))
  var data: String?

  @Option(
    name: [.short, .customLong("output")],
    help: "Output file, or - for standard output.", completion: .file())
  var output: String?

  @Flag(help: "List the kinds of cards and values that can be converted.")
  var list = false

  @Flag(
    help: """
      List the unused values of the manifest with reasons and totals; without -o, the list replaces \
      the description on standard output.
      """)
  var account = false

  @Flag(name: .customLong("json"), help: "Print the result of --account as JSON.")
  var printsJSON = false

  @Flag(help: "If a chart cannot be drawn, write its card without it.")
  var keepGoing = false

  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if manifest == nil, !list { throw ValidationError("enter a manifest, or --list.") }
    if manifest != nil, list { throw ValidationError("--list takes no manifest.") }
    if printsJSON, !account { throw ValidationError("--json needs --account.") }
    if account, output == "-" {
      throw ValidationError("--account and -o - both write to standard output; use a file with -o.")
    }
    if output == "" { throw ValidationError("'' is not a file.") }
  }

  func run() throws {
    guard let manifest else {
      return try OutputFile.standardOutput.write(lines: ManifestImport.abilities)
    }
    let console = Console(messages.level)
    try console.run {
      let input = InputFile(manifest)
      let root = try Self.json(input, console)
      let given = try data.map { try Self.json(InputFile($0), console) }
      let file = output.flatMap { $0 == "-" ? nil : OutputFile.path($0) } ?? .standardOutput
      try file.checkIsNoInput(of: "-o")
      let (text, account) = try description(root, given, beside: input, console)
      let warnings = messages.level.raised(
        account.warnings.map {
          Self.diagnostic(.warning, $0.path, $0.position, $0.message, of: input)
        } + (try result(text)))
      console.show(warnings)
      if warnings.hasErrors { throw ExitStatus.wrongDescription.code }
      if !self.account || output != nil { try file.write(Array((text + "\n").utf8)) }
      if self.account {
        try OutputFile.standardOutput.write(
          lines: printsJSON
            ? account.json.text.split(separator: "\n").map(String.init) : account.lines)
      }
    }
  }

  private func description(
    _ root: JSONNode, _ data: JSONNode?, beside input: InputFile, _ console: Console
  ) throws -> (String, ImportAccount) {
    do {
      let work = try ManifestImport(
        root, data: data, files: Self.files(beside: input), keepsGoing: keepGoing)
      let text = try work.description().text
      if text.utf8.count >= Limits.inputByteCount {
        console.show([
          Self.diagnostic(.error, DescriptionPath(), nil, .importedDescriptionTooLong, of: input)
        ])
        throw ExitStatus.wrongDescription.code
      }
      return (text, work.account)
    } catch let error as ManifestImport.Failure {
      console.show([
        Self.diagnostic(.error, error.path, error.position, error.message, of: input)
      ])
      throw ExitStatus.wrongDescription.code
    }
  }

  /// Returns the diagnostics of `validate` about the description.
  private func result(_ text: String) throws -> [Diagnostic] {
    let name = output ?? "description"
    let document = Document(json: Array((text + "\n").utf8), file: name)
    guard !document.diagnostics.hasErrors else { return document.diagnostics }
    let renderer = try RenderSettings().renderer()
    return try RunFailure.mapping({ .wrongDescription(DiagnosticCode(of: $0), "\(name): \($0)") }) {
      try document.diagnostics
        + document.figures.flatMap { figure in
          let drawing = try renderer.drawing(of: figure)
          return drawing.warnings + drawing.contrastWarnings
        }
    }
  }

  private static func diagnostic(
    _ severity: Severity, _ path: DescriptionPath, _ position: SourcePosition?,
    _ message: Message, of input: InputFile
  ) -> Diagnostic {
    let location = position.map {
      SourceLocation(file: input.name, line: $0.line, column: $0.column)
    }
    return Diagnostic(severity: severity, location: location, path: path, message: message)
  }

  /// The files beside the manifest; none outside its folder.
  private static func files(beside input: InputFile) -> ManifestImport.Files {
    func file(_ name: String) -> InputFile? {
      let isOutside =
        name.contains(":") || name.hasPrefix("/") || name.split(separator: "/").contains("..")
      guard let folder = input.folder, !name.isEmpty, !isOutside else { return nil }
      return InputFile("\(folder.isEmpty ? "." : folder)/\(name)")
    }
    return ManifestImport.Files(
      json: { name in file(name).flatMap { try? reading($0).get() } },
      text: { name in
        file(name).flatMap { try? $0.bytes() }.map { String(decoding: $0, as: UTF8.self) }
      })
  }

  /// Returns the document of a file, or reports its problem.
  private static func json(_ input: InputFile, _ console: Console) throws -> JSONNode {
    switch try reading(input) {
    case .success(let root): return root
    case .failure(let problem):
      console.show([
        diagnostic(.error, DescriptionPath(), problem.position, problem.message, of: input)
      ])
      throw ExitStatus.wrongDescription.code
    }
  }

  /// The reason why a file is not a document.
  private struct WrongDocument: Error {
    let position: SourcePosition?
    let message: Message
  }

  private static func reading(
    _ input: InputFile
  ) throws(RunFailure) -> Result<JSONNode, WrongDocument> {
    let bytes = try input.bytes(limit: DataTable.byteLimit)
    var reader = JSONReader(bytes, depthLimit: Limits.depth)
    let reading = reader.read()
    if let root = reading.root, reading.problems.isEmpty { return .success(root) }
    let problem = reading.problems.first
    return .failure(
      WrongDocument(
        position: problem?.position,
        message: problem.map { .manifestIsNotJSON($0.message) } ?? .unreadableManifest))
  }
}
