import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Recordings
import RenderService
import SystemPackage

/// What `verify` found, as it is printed.
struct RecordingReport {
  /// The folder, as the command line names it.
  let folder: String
  /// What is different from where files were recorded, a line for each environment.
  let environment: [String]
  /// Whether another environment is a difference.
  let isStrict: Bool
  /// In the order of their names.
  let findings: [RecordingFinding]
  /// Recorded files that no description accounts for, sorted.
  let orphans: [String]

  /// Whether all is as recorded.
  var isGood: Bool {
    findings.allSatisfy(\.status.isGood) && orphans.isEmpty
      && !(isStrict && !environment.isEmpty)
  }

  /// The lines for people, but for those about the environment; of files that are as recorded only
  /// where all are asked for.
  func lines(withEqual isComplete: Bool) -> [String] {
    let told = findings.flatMap { finding in
      finding.lines(withEqual: isComplete).map { (finding.name, $0) }
    }
    let all = told + orphans.map { ($0, "\($0): orphan") }
    // Each recording's lines stay together, in the order of its files.
    let sorted = all.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return sorted.map(\.element.1) + [summary]
  }

  /// One JSON document on one line.
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
    var words = counts.map { "\($0.1) \($0.0.words)" }
    if !orphans.isEmpty { words.append(orphans.count.counted("orphan")) }
    return ([findings.count.counted("recording")] + words).joined(separator: ", ")
  }

  private func count(of status: RecordingStatus) -> Int {
    findings.count { $0.status == status }
  }
}

/// Draws figures, and holds them against what is recorded of them.
struct FigureVerification: Sendable {
  let folder: RecordingFolder
  let renderer: Renderer
  let check: RecordingComparison

  /// What is found of a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    /// The images that it uses, which are no recordings.
    let images: [OutputFile]
  }

  /// Draws a figure, and compares each file that is recorded of it.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let lanes = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try check.finding(of: DrawnFile(drawing, as: lane, renderer), named: name)
    }
    let product = Product(
      finding: RecordingFinding(name: name, description: input.name, lanes: lanes),
      images: drawing.imageFiles.map { .path($0).absolute })
    return (product, drawing.warnings)
  }
}

extension Batch {
  /// The descriptions of a folder, each figure with a place beside them for what is recorded.
  ///
  /// - Throws: Why there are none: no such folder, settings that cannot be followed, or two figures
  ///   with one place.
  init(recordedIn folder: String, _ command: some DrawingCommand) throws {
    try RecordingFolder.check(folder)
    try self.init([folder], command.settings, command.console)
    let plan = try OutputPlan(
      output: nil, formats: [.png], pictureCount: soundNames.count, inputs: inputs)
    try OutputClash.check(self, plan, besides: [:])
  }

  /// The names of all recordings that the descriptions ask for, as far as these are sound.
  func recordingNames(in folder: RecordingFolder) -> Set<String> {
    Set(soundNames.map { folder.name($0.name, of: $0.input) })
  }
}

extension ActualFolder {
  /// A folder that does not lie where recordings are looked for.
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
