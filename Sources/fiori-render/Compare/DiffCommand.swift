import ArgumentParser
import FileKit
import FioriRender
import PictureComparison
import Recordings
import RenderService

/// `fiori-render diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: FioriRenderCommand.name,
    abstract:
      "Compare two pictures, two folders, two descriptions, or a description and a screenshot.",
    discussion: """
      PNG, WebP and JPEG files are compared by their pixels, SVG and PDF files by their bytes, and \
      two descriptions figure by figure. A description and a picture are compared at the scale of \
      the picture. Exits with 0 if they are equal, 1 if they differ, and 65 or 66 if one is invalid \
      or cannot be read. With a threshold above 0, colors are compared perceptually and \
      anti-aliased edges are ignored.
      """)

  @Argument(
    help: "Expected picture, folder or description; - reads standard input.", completion: .file())
  var expected: String

  @Argument(
    help: "Actual picture, folder or description; - reads standard input.", completion: .file())
  var actual: String

  @Option(
    name: [.short, .customLong("output")],
    help: """
      Where to write the difference: a PNG file, a folder, or - for standard output; must be a \
      folder if folders are compared.
      """, completion: .file())
  var output: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup var jobs: JobOptions

  @OptionGroup(title: "Reports") var reports: ReportFlags
  @OptionGroup(title: "Screenshots") var screenshots: ScreenshotFlags
  @OptionGroup(title: "Comparison") var flags: ComparisonFlags
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: [expected, actual])
    if json, output == "-" {
      throw ValidationError("--json and --output - both write to standard output; give a file.")
    }
    if reports.isOnStandardOutput, json || output == "-" {
      throw ValidationError(
        "--markdown - cannot be combined with other output on standard output; give a file.")
    }
    if reports.isAsked, isOfScreenshot {
      throw ValidationError(
        "--report and --markdown compare two pictures, two descriptions or two folders.")
    }
    if let option = screenshots.given, !isOfScreenshot {
      throw ValidationError("\(option) is for a description and a picture.")
    }
    if DescriptionPair.isDescription(actual), !DescriptionPair.isDescription(expected) {
      throw ValidationError("give the description first, then the picture.")
    }
    if reports.page != nil, [expected, actual].contains("-") {
      throw ValidationError(
        "--report needs both pictures as files, not -.")
    }
  }

  func run() throws {
    let console = Console(messages.level)
    if isOfScreenshot { return try compareScreenshot(console) }
    try reports.checkOutputs(inputs: [expected, actual])
    var descriptions = try descriptions
    let isOfFolders = try descriptions?.isCollection ?? Self.areFolders(expected, actual)
    let output = try output.map { try destination($0, isOfFolders: isOfFolders) }
    if descriptions == nil { try output?.prepare() }
    let drawn = try descriptions?.items(by: flags, to: output)
    let found =
      try drawn.map { Found(items: $0) } ?? found(isOfFolders: isOfFolders, to: output, console)
    if found.items.isEmpty, found.failures.isEmpty, isOfFolders { throw nothingToCompare(found) }
    try reports.write(report(of: found), jobs: jobs.count, console)
    let findings = found.items.map(\.finding)
    var report = DifferenceReport(
      expected: expected, actual: actual, findings: findings, isOfFolders: isOfFolders)
    report.skipped = found.skipped
    try tell(report, found.failures + findings.flatMap(\.failures), console)
  }

  /// The results of a comparison, with what else there is to tell of two folders.
  private struct Found {
    var items: [ComparedItem]
    var failures: [RunFailure] = []
    var skipped: [String] = []
  }

  private func nothingToCompare(_ found: Found) -> UsageError {
    let files =
      found.skipped.isEmpty
      ? "no files" : "nothing that diff compares in \(found.skipped.count.counted("file"))"
    return UsageError(
      "\(expected) and \(actual) have \(files); give folders with pictures or descriptions.")
  }

  /// The inputs if both are descriptions rather than pictures.
  private var descriptions: DescriptionPair? {
    get throws {
      guard [expected, actual].allSatisfy(DescriptionPair.isDescription) else { return nil }
      return try DescriptionPair(expected: expected, actual: actual, messages)
    }
  }

  /// Whether the inputs are a description and a picture.
  private var isOfScreenshot: Bool {
    DescriptionPair.isDescription(expected) && !DescriptionPair.isDescription(actual)
      && !Folder.exists(actual)
  }

  private func compareScreenshot(_ console: Console) throws {
    let output = try output.map { try destination($0, isOfFolders: false) }
    let pair = ScreenshotPair(
      description: expected, screenshot: actual, screenshots, messages)
    let result = try pair.result(by: flags, to: output)
    var report = DifferenceReport(
      expected: expected, actual: actual, findings: [result.finding], isOfFolders: false)
    (report.offset, report.profileWarning) = (result.offset, result.warning)
    report.ignoredTexts = result.texts
    try tell(report, result.finding.failures, console)
  }

  private func destination(_ output: String, isOfFolders: Bool) throws -> DifferenceOutput {
    isOfFolders
      ? try .folder(output, inputs: [expected, actual])
      : try .file(output, expected: InputFile(expected), actual: InputFile(actual))
  }

  private func found(
    isOfFolders: Bool, to output: DifferenceOutput?, _ console: Console
  ) throws(RunFailure) -> Found {
    guard isOfFolders else {
      let pair = PicturePair(
        path: InputFile(actual).name, expected: InputFile(expected), actual: InputFile(actual))
      let finding = pair.finding(by: flags, isAlone: jobs.count > 1, to: output)
      return Found(items: [ComparedItem(finding, of: pair, by: flags)])
    }
    let folders = try FolderComparison(
      expected: expected, actual: actual, by: flags, to: output, jobs: jobs.count, console)
    return Found(items: folders.items, failures: folders.failures, skipped: folders.skipped)
  }

  private func report(of found: Found) -> Report {
    Report(
      title: "\(expected) → \(actual)", facts: facts(of: found),
      cases: found.items.map { ReportCase($0) })
  }

  private func facts(of found: Found) -> [Report.Fact] {
    var facts = [
      Report.Fact(name: "Expected", value: expected), Report.Fact(name: "Actual", value: actual),
    ]
    if !found.skipped.isEmpty {
      facts.append(
        Report.Fact(name: "Not compared", value: found.skipped.count.counted("file")))
    }
    return facts + flags.facts
      + [Report.Fact(name: "Compared by", value: "fiori-render \(Version.current)")]
  }

  /// Prints the result and exits with the status for it.
  private func tell(
    _ report: DifferenceReport, _ failures: [RunFailure], _ console: Console
  ) throws {
    let warnings =
      [report.skippedWarning].compactMap(\.self)
      + (failures.isEmpty ? report.warnings(on: flags.ignored) : [])
    for output in report.findings.compactMap(\.output) {
      console.note("\(output.name): \(output.byteCount) bytes")
    }
    for failure in failures { console.show(failure) }
    // If a picture cannot be read, there is nothing to print about a pair.
    if report.isOfFolders || report.findings.allSatisfy({ $0.status != .unreadable }) {
      try show(report, console)
    }
    for warning in warnings { console.warn(warning) }
    if let failure = failures.first { throw ExitStatus(failure.kind).code }
    if messages.strict, !warnings.isEmpty { throw ExitStatus.wrongDescription.code }
    if !report.isGood { throw ExitStatus.difference.code }
  }

  private func show(_ report: DifferenceReport, _ console: Console) throws(RunFailure) {
    if json { return try OutputFile.standardOutput.write(report.json) }
    let lines = report.lines(isComplete: messages.verbose)
    if output == "-" || reports.isOnStandardOutput {
      for line in lines { console.note(line) }
    } else if !messages.quiet {
      try OutputFile.standardOutput.write(lines: lines)
    }
  }

  /// Returns whether both inputs are folders rather than pictures.
  private static func areFolders(
    _ expected: String, _ actual: String
  ) throws(RunFailure) -> Bool {
    let isFolder = Folder.exists(expected)
    guard isFolder != Folder.exists(actual) else { return isFolder }
    let (folder, other) = isFolder ? (expected, actual) : (actual, expected)
    if other != "-", !Folder.hasEntry(other) { throw .missing(other) }
    throw RunFailure.unreadableInput(
      "\(InputFile(other).name): is not a folder, but \(folder) is; "
        + "give two pictures or two folders")
  }
}
