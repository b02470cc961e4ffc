import ArgumentParser
import FioriRender

/// `fiori-render verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: FioriRenderCommand.name,
    abstract: "Compares descriptions with what is recorded beside them.",
    discussion: """
      Layout reports have to be the same everywhere; pictures and SVG where the versions of the \
      libraries and the fonts are those that they were recorded with. The exit code is 1 when \
      something is not as recorded.
      """)

  @Argument(help: "The folder of the descriptions.", completion: .directory)
  var folder: String

  @Option(
    name: .customLong("actual"),
    help: "A folder for what was drawn and is not as recorded, with pictures of the differences.")
  var actual: String?

  @Flag(
    name: .customLong("strict-environment"),
    help: "Other versions or fonts are a difference, and pictures have to be the same with them.")
  var isStrict = false

  @Flag(help: "Print what was found as JSON.")
  var json = false

  @Option(help: "How many figures are drawn at a time; default: one for each core.")
  var jobs: Int?

  @OptionGroup(title: "Comparison") var flags: ComparisonFlags
  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
  }

  func run() throws {
    PictureMemory.keep()
    let actual = try actual.map { try ActualFolder($0, outside: folder) }
    var batch = try Batch(recordedIn: folder, drawing)
    var isGood = true
    do throws(CommandFailure) {
      try actual?.prepare()
      let recorded = try RecordingFolder(folder, batch.source.renderer)
      // What follows may come of nothing else.
      try show(recorded.differences, isText: !json)
      let report = report(on: recorded, &batch, actual)
      try json ? OutputFile.standardOutput.write(report.json) : show(lines(of: report))
      isGood = report.isGood
    } catch {
      batch.note(error)
    }
    try batch.end()
    if !isGood { throw ExitStatus.difference.code }
  }

  private typealias Found = (findings: [RecordingFinding], images: Set<OutputFile>)

  private func report(
    on recorded: RecordingFolder, _ batch: inout Batch, _ actual: ActualFolder?
  ) -> RecordingReport {
    let check = RecordingCheck(
      folder: recorded, renderer: batch.source.renderer, flags: flags, isStrict: isStrict,
      actual: actual)
    let found = batch.reduce(into: Found([], []), jobs: jobs ?? Processors.count) {
      try check.product(of: $0, in: $1)
    } _: { found, _, drawn, diagnostics in
      // What is drawn of a description with an error is not what it asks for.
      guard !diagnostics.hasErrors else { return [] }
      let products = drawn.products.map(\.product)
      found.findings += products.map(\.finding)
      found.images.formUnion(products.flatMap(\.images))
      return products.flatMap { $0.finding.lanes.compactMap(\.failure) }
    }
    // A figure that could not be read may be the one that a file was recorded of.
    let orphans =
      batch.knowsAllNames
      ? recorded.orphans(names: batch.recordingNames(in: recorded), images: found.images) : []
    return RecordingReport(
      folder: folder, environment: recorded.differences, isStrict: isStrict,
      findings: found.findings.sorted { $0.name < $1.name }, orphans: orphans)
  }

  private func show(_ lines: [String], isText: Bool = true) throws(CommandFailure) {
    guard isText, !drawing.messages.quiet, !lines.isEmpty else { return }
    try OutputFile.standardOutput.write(lines.flatMap { Array("\($0)\n".utf8) })
  }

  private func lines(of report: RecordingReport) -> [String] {
    report.lines(withEqual: drawing.messages.verbose)
  }
}
