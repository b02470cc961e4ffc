import ArgumentParser
import FileKit
import FioriRender
import Recordings
import RenderService
import SystemPackage

/// The printed result of `verify`.
struct RecordingReport {
  /// The folder, as given on the command line.
  let folder: String
  /// The differences from the recorded environments, one line for each.
  let environment: [String]
  /// Whether another environment counts as a difference.
  let isStrict: Bool
  /// The findings in the order of their names.
  let findings: [RecordingFinding]
  /// The recorded files that belong to no description, sorted.
  let orphans: [String]
  /// The recorded files that descriptions with errors may produce or use, sorted.
  let undrawn: [String]

  /// Whether everything matches its recording.
  var isGood: Bool {
    findings.allSatisfy(\.status.isGood) && orphans.isEmpty
      && !(isStrict && !environment.isEmpty)
  }

  /// Returns the lines to print, except those about the environment; those of unchanged files only
  /// if `isComplete`.
  func lines(withEqual isComplete: Bool) -> [String] {
    let told = findings.flatMap { finding in
      finding.lines(withEqual: isComplete).map { (finding.name, $0) }
    }
    let all = told + orphans.map { ($0, "\($0): orphaned") }
    // The lines of a recording stay together, in the order of its files.
    let sorted = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return sorted.map(\.element.1) + [summary]
  }

  /// The differences as entries of `--diagnostics`.
  var entries: [ReportedDiagnostic] {
    let changed = findings.filter { !$0.status.isGood }.flatMap { finding in
      finding.lines(withEqual: false).map { (finding.description, $0) }
    }
    let lost = orphans.map { (FilePath(folder).appending($0).string, "\($0): orphaned") }
    let strict = isStrict ? environment.map { (folder, $0) } : []
    return (strict + changed + lost).map { file, line in
      ReportedDiagnostic(.difference, .error, line, file: file)
    }
  }

  /// The result as a line of JSON.
  var json: [UInt8] {
    JSONLine.object { line in
      line.member("folder", folder)
      line.member("status", (isGood ? RecordingStatus.equal : .changed).rawValue)
      line.member("environment", environment)
      line.member("counts") { line in
        for status in RecordingStatus.allCases {
          line.member(status.rawValue, json: "\(count(of: status))")
        }
        line.member("orphans", json: "\(orphans.count)")
      }
      line.member("recordings", findings) { $1.write(to: &$0) }
      line.member("orphans", orphans)
    }
  }

  private var summary: String {
    let counts = RecordingStatus.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    var parts = counts.map { "\($0.1) \($0.0.text)" }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    return ([findings.count.counted("recording")] + parts).joined(separator: ", ")
  }

  private func count(of status: RecordingStatus) -> Int {
    findings.count { $0.status == status }
  }
}

/// Draws figures and compares them with their recordings.
struct VerifyRun: DrawingSink {
  let folder: RecordingFolder
  let renderer: Renderer
  let comparison: RecordingComparison
  private(set) var findings: [RecordingFinding] = []
  /// The images that the figures use, which are not recordings.
  private(set) var images: Set<OutputFile> = []

  init(_ folder: RecordingFolder, _ renderer: Renderer, _ comparison: RecordingComparison) {
    (self.folder, self.renderer, self.comparison) = (folder, renderer, comparison)
  }

  /// The result for a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    let images: [OutputFile]
  }

  /// Draws a figure and compares each of its recorded files.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let lanes = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try comparison.finding(of: DrawnFile(drawing, as: lane, renderer), named: name)
    }
    let product = Product(
      finding: RecordingFinding(name: name, description: input.name, lanes: lanes),
      images: drawing.imageFiles.map { .path($0).absolute })
    return (product, drawing.warnings)
  }

  /// Takes the findings of a description; with errors, the drawing is not what it asks for, and only
  /// these count.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    guard !diagnostics.hasErrors else {
      findings.append(
        RecordingFinding(
          name: folder.name(input.stem, of: input), description: input.name, lanes: [],
          problems: diagnostics.filter { $0.severity == .error }.map(\.description)))
      return []
    }
    let products = drawn.products.map(\.product)
    findings += products.map(\.finding)
    images.formUnion(products.flatMap(\.images))
    return products.flatMap { $0.finding.lanes.compactMap(\.failure) }
  }
}

extension DrawingSession {
  /// Reads the descriptions of a folder and checks that each figure has a recording path of its
  /// own.
  ///
  /// - Throws: A failure if the folder does not exist, the settings are invalid, or two figures
  ///   share a path.
  init(recordedIn folder: String, _ settings: RenderSettings, _ console: Console) throws {
    try RecordingFolder.check(folder)
    try self.init([folder], settings, console)
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: soundNames.count, inputs: inputs)
    try OutputClash.check(soundNames, self, plan, besides: [])
  }

  /// Returns the names of all recordings that the descriptions without errors ask for.
  func recordingNames(in folder: RecordingFolder) -> ExactTexts {
    ExactTexts(of: soundNames.map { folder.name($0.name, of: $0.input) })
  }
}

extension ActualFolder {
  /// Creates a folder, which must be outside the folder of recordings.
  init(_ path: String, outside recordings: String) throws {
    if path == "-" {
      throw ValidationError("--actual - would mix pictures with the report; give a folder.")
    }
    if Folder.resolved(path).starts(with: Folder.resolved(recordings)) {
      throw ValidationError(
        "--actual \(path) is inside \(recordings), which is being verified; choose another folder.")
    }
    self.init(path)
  }
}
