import FileKit
import FioriRender
import PictureComparison
package import Recordings

/// Compares two pictures, two folders, two descriptions, or a description and a screenshot.
package struct DiffJob: Sendable {
  /// The expected picture, folder or description, or `-` for standard input.
  package var expected: String
  /// The input to compare with it.
  package var actual: String
  /// Where to write the difference: a PNG file, a folder, or `-` for standard output; `nil` for nowhere.
  package var output: String?
  /// Whether to print the result as JSON.
  package var printsJSON = false
  package var reports = ReportFiles()
  package var screenshot = ScreenshotSettings()
  package var comparison = ComparisonSettings()
  /// The number of pairs compared in parallel.
  package var jobs = Processors.count

  /// Creates a job for two command line arguments.
  package init(expected: String, actual: String) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Whether a path belongs to a description rather than a picture.
  package static func isDescription(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".json") && !Folder.exists(path)
  }

  /// Whether the inputs are a description and a picture.
  package var isOfScreenshot: Bool {
    Self.isDescription(expected) && !Self.isDescription(actual) && !Folder.exists(actual)
  }

  /// Compares the inputs, and writes the result.
  ///
  /// - Returns: The first failure or difference, which has been reported, or `nil` if there is none.
  /// - Throws: ``UsageError`` if the options are invalid for the inputs, or the ``RunFailure`` that
  ///   stopped the comparison; its message is empty if it has been reported.
  package func run(_ listener: any RunListener) throws -> RunEnd? {
    if isOfScreenshot { return try compareScreenshot(listener) }
    try reports.checkOutputs(inputs: [expected, actual])
    var descriptions = try descriptions(listener)
    let isOfFolders = try descriptions?.isCollection ?? areFolders()
    let output = try output.map { try destination($0, isOfFolders: isOfFolders) }
    if descriptions == nil { try output?.prepare() }
    let drawn = try descriptions?.items(by: comparison, to: output)
    let found =
      try drawn.map { Found(items: $0) } ?? found(isOfFolders: isOfFolders, to: output, listener)
    if found.items.isEmpty, found.failures.isEmpty, isOfFolders { throw nothingToCompare(found) }
    try reports.write(report(of: found), jobs: jobs, listener)
    let findings = found.items.map(\.finding)
    var report = DifferenceReport(
      expected: expected, actual: actual, findings: findings, isOfFolders: isOfFolders)
    report.skipped = found.skipped
    return try finish(report, found.failures + findings.flatMap(\.failures), listener)
  }

  /// The results of a comparison, with all other findings about two folders.
  private struct Found {
    var items: [ComparedItem]
    var failures: [RunFailure] = []
    var skipped: [String] = []
  }

  private func nothingToCompare(_ found: Found) -> UsageError {
    let files =
      found.skipped.isEmpty
      ? "no files" : "\(found.skipped.count.counted("file")) that diff cannot compare"
    return UsageError(
      "\(expected) and \(actual) have \(files); use folders with pictures or descriptions.")
  }

  /// Returns the inputs if both are descriptions rather than pictures.
  private func descriptions(_ listener: any RunListener) throws -> DescriptionPair? {
    guard [expected, actual].allSatisfy(Self.isDescription) else { return nil }
    return try DescriptionPair(
      expected: expected, actual: actual, settings(listener), listener)
  }

  /// Returns the settings for descriptions, which are drawn as they are.
  private func settings(_ listener: any RunListener) -> RenderSettings {
    var settings = RenderSettings()
    settings.messages = listener.level
    return settings
  }

  private func compareScreenshot(_ listener: any RunListener) throws -> RunEnd? {
    let output = try output.map { try destination($0, isOfFolders: false) }
    let pair = ScreenshotPair(
      description: expected, screenshot: actual, screenshot, settings(listener))
    let result = try pair.result(by: comparison, to: output, listener)
    var report = DifferenceReport(
      expected: expected, actual: actual, findings: [result.finding], isOfFolders: false)
    (report.offset, report.profileWarning) = (result.offset, result.warning)
    report.ignoredTexts = result.texts
    return try finish(report, result.finding.failures, listener)
  }

  private func destination(_ output: String, isOfFolders: Bool) throws -> DifferenceOutput {
    isOfFolders
      ? try .folder(output, inputs: [expected, actual])
      : try .file(output, expected: InputFile(expected), actual: InputFile(actual))
  }

  private func found(
    isOfFolders: Bool, to output: DifferenceOutput?, _ listener: any RunListener
  ) throws(RunFailure) -> Found {
    guard isOfFolders else {
      let pair = PicturePair(
        path: InputFile(actual).name, expected: InputFile(expected), actual: InputFile(actual))
      let finding = pair.finding(by: comparison, isAlone: jobs > 1, to: output)
      return Found(items: [ComparedItem(finding, of: pair, by: comparison)])
    }
    let folders = try FolderComparison(
      expected: expected, actual: actual, settings(listener), by: comparison, to: output,
      jobs: jobs, listener)
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
    return facts + comparison.facts
      + [Report.Fact(name: "Compared by", value: "fiori-render \(Version.current)")]
  }

  /// Prints the result and returns how the comparison ended.
  private func finish(
    _ report: DifferenceReport, _ failures: [RunFailure], _ listener: any RunListener
  ) throws(RunFailure) -> RunEnd? {
    let warnings =
      [report.skippedWarning].compactMap(\.self)
      + (failures.isEmpty ? report.warnings(on: comparison.options.ignored) : [])
    for output in report.findings.compactMap(\.output) {
      listener.note("\(output.name): \(output.byteCount) bytes")
    }
    for failure in failures { listener.show(failure) }
    // If a picture cannot be read, there is nothing to print about a pair.
    if report.isOfFolders || report.findings.allSatisfy({ $0.status != .unreadable }) {
      try show(report, listener)
    }
    for warning in warnings { listener.warn(warning) }
    if let failure = failures.first { return .failure(failure.kind) }
    if listener.level.isStrict, !warnings.isEmpty { return .failure(.wrongDescription) }
    return report.isGood ? nil : .difference
  }

  private func show(
    _ report: DifferenceReport, _ listener: any RunListener
  ) throws(RunFailure) {
    if printsJSON { return try OutputFile.standardOutput.write(report.json) }
    try listener.print(
      report.lines(isComplete: listener.level.isVerbose),
      besides: output == "-" || reports.takeStandardOutput)
  }

  /// Returns whether both inputs are folders rather than pictures.
  private func areFolders() throws(RunFailure) -> Bool {
    let isFolder = Folder.exists(expected)
    guard isFolder != Folder.exists(actual) else { return isFolder }
    let (folder, other) = isFolder ? (expected, actual) : (actual, expected)
    if other != "-", !Folder.hasEntry(other) { throw .missing(other) }
    throw RunFailure.pictureBesideFolder(InputFile(other).name, folder: folder)
  }
}
