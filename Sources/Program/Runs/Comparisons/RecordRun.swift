import FileKit
import FioriFiles
import FioriRender
import Glibc
import Recordings
import SystemPackage

/// Draws the recorded files of figures, as far as these have changed, and writes them description by
/// description.
struct RecordRun: DrawingSink {
  private let folder: RecordingFolder
  let renderer: Renderer
  /// The recordings to write; empty for all.
  let patterns: [PathPattern]
  /// Whether to record an SVG even for figures without one.
  let addsSVG: Bool
  /// Whether to draw all figures, to find the images of those that are not recorded.
  let drawsAll: Bool
  /// The names of the tables with errors, which are not recorded.
  var wrongTables: ExactTexts = []
  /// The list after the run.
  private var list: RecordingList
  private var images: Set<OutputFile> = []
  private var lines: [String] = []
  private var recordingCount = 0
  private var removedCount = 0

  init(
    _ folder: RecordingFolder, _ renderer: Renderer, patterns: [PathPattern], addsSVG: Bool,
    drawsAll: Bool
  ) {
    (self.folder, list, self.renderer) = (folder, folder.list, renderer)
    (self.patterns, self.addsSVG, self.drawsAll) = (patterns, addsSVG, drawsAll)
  }

  /// The recorded files of a figure.
  struct Product: Sendable {
    var files: [RecordedFile] = []
    /// The images that the figure uses, which are not recordings.
    var images: [OutputFile] = []
  }

  /// Lays a figure out if its recording matches the patterns, and returns its warnings.
  func check(_ figure: Figure, in input: InputFile) throws -> [Diagnostic] {
    guard patterns.fit(name(of: figure, in: input)) else { throw UnaskedFigure() }
    return try renderer.drawing(of: figure).warnings
  }

  /// Draws a figure if its recording matches the patterns.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let name = name(of: figure, in: input)
    let isWanted = patterns.fit(name)
    guard isWanted || drawsAll else { throw UnaskedFigure() }
    let drawing = try renderer.drawing(of: figure)
    let images = drawing.imageFiles.map { OutputFile.path($0).absolute }
    guard isWanted, !wrongTables.contains(input.name) else {
      return (Product(images: images), drawing.warnings)
    }
    let files = try lanes(of: name).map { lane in
      let output = OutputFile.path(folder.file(name + lane.ending))
      guard !images.contains(output.absolute) else { throw Self.clash(output, input) }
      return try RecordedFile(
        DrawnFile(drawing, as: lane, renderer), named: name, in: folder)
    }
    return (Product(files: files, images: images), drawing.warnings)
  }

  /// Writes the recorded files of a description, or none if it has errors.
  mutating func take(
    _ drawn: DrawnInput<Product>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    var failures: [RunFailure] = []
    for (_, product) in drawn.products {
      images.formUnion(product.images)
      guard !diagnostics.hasErrors, !product.files.isEmpty else { continue }
      recordingCount += 1
      for file in product.files {
        do throws(RunFailure) {
          try file.write()
          if file.hasChanged { lines.append("\(file.path): \(file.isNew ? "new" : "changed")") }
          list.files[file.path] = folder.environment
        } catch {
          failures.append(error)
        }
      }
    }
    return failures
  }

  /// Removes the files that match the patterns and belong to no description.
  mutating func prune(names: ExactTexts) throws(RunFailure) {
    // An unlisted layout report may be next to a picture on purpose.
    let orphans = folder.orphans(names: names, images: images)
    for path in orphans where folder.list.files[path] != nil {
      guard patterns.fit(RecordingArtifact.name(of: path)) else { continue }
      let file = folder.file(path)
      guard FilePath(file).opened.withPlatformString({ unlink($0) }) == 0 else {
        throw RunFailure.notRemoved(file, Errno(rawValue: errno))
      }
      list.files[path] = nil
      removedCount += 1
      lines.append("\(path): removed")
    }
  }

  /// Removes missing files from the list, unless a description asks for them.
  mutating func forgetLost(names: ExactTexts) {
    let accounted = RecordingArtifact.files(named: names)
    list.files = list.files.filter { path, _ in
      accounted.contains(path) || Folder.hasFile(folder.file(path.text))
    }
  }

  /// Writes the list if it has changed, keeping changes that others have made in the meantime.
  mutating func save() throws(RunFailure) {
    guard list != folder.list else { return }
    let state = Folder.hasFile(folder.file(RecordingList.fileName)) ? "changed" : "new"
    list = try folder.save(list)
    lines.append("\(RecordingList.fileName): \(state)")
  }

  /// The lines to print: the files that were written and removed, and a summary.
  var report: [String] {
    let written = lines.count - removedCount
    let counts = [(written, "written"), (removedCount, "removed")].filter { $0.0 > 0 }
    let parts = counts.map { "\($0.0.counted("file")) \($0.1)" }
    let all = [recordingCount.counted("recording")] + (parts.isEmpty ? ["nothing written"] : parts)
    return lines + [all.joined(separator: ", ")]
  }

  private func name(of figure: Figure, in input: InputFile) -> String {
    folder.name(OutputPlan.name(of: figure, in: input), of: input)
  }

  private func lanes(of name: String) -> [RecordingArtifact] {
    let hasSVG = folder.list.files[name + RecordingArtifact.svg.ending] != nil
    return RecordingArtifact.allCases.filter { $0 != .svg || addsSVG || hasSVG }
  }

  private static func clash(_ output: OutputFile, _ input: InputFile) -> RunFailure {
    .overwritesImage(output.name, of: input.name)
  }
}

extension [PathPattern] {
  /// Returns whether a name matches a pattern, or there are no patterns.
  func fit(_ name: String) -> Bool { isEmpty || contains { $0.fits(name) } }
}
