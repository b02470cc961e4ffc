import FileKit
import FioriFiles
import FioriRender
import RenderService
import SystemPackage

/// A description as it was last read.
struct PreviewFile: Sendable {
  let entry: PreviewInputs.Entry
  /// The number of the version that was read; 0 for none.
  private(set) var revision = 0
  /// The description, or `nil` if the file cannot be read.
  private(set) var reading: Reading?
  /// Whether the file was missing when it was last read.
  private(set) var isGone = false
  /// The reason that the file cannot be read.
  private(set) var failure: Message?
  /// The text of the file.
  private(set) var source: [UInt8] = []
  /// The last versions of figures that were drawn without errors, by index.
  private(set) var drawable: [Int: Figure] = [:]
  /// The other files that its pictures depend on.
  private(set) var resources: ExactTexts = []
  /// Whether there are errors that a change to another file may fix.
  private(set) var hasErrors = false
  /// The names of its figures; while the description is invalid, the last known names.
  private(set) var names: [String]

  /// Creates a file that has not been read, or cannot be.
  init(_ entry: PreviewInputs.Entry, failure: Message? = nil) {
    (self.entry, self.failure) = (entry, failure)
    hasErrors = failure != nil
    names = [InputFile(entry.path).stem]
  }

  /// The figures to draw; none if the description is invalid.
  var figures: [Figure] {
    guard let reading, !reading.document.diagnostics.hasErrors else { return [] }
    return reading.figures
  }

  /// The errors and warnings found when reading.
  var diagnostics: [Diagnostic] {
    (reading.map { $0.document.diagnostics + $0.sheetDiagnostics.inFileOrder } ?? [])
      .filter { $0.severity != .note }
  }

  /// Reads a version of the file from disk.
  mutating func read(_ descriptions: FigureSource, revision: Int) {
    self.revision = revision
    (reading, failure) = (nil, nil)
    defer { hasErrors = failure != nil || diagnostics.hasErrors }
    isGone = !Folder.hasFile(entry.path)
    guard !isGone else {
      failure = Message(
        .missingFile, "\(entry.path): was deleted; its picture is redrawn when it is back")
      source = []
      return
    }
    guard entry.folder.contains(entry.path) else {
      failure = Message(
        .file,
        "\(entry.path): leads out of the folder \(entry.folder.path); put the file itself there")
      source = []
      return
    }
    let input = InputFile(entry.path)
    do throws(RunFailure) {
      source = try input.bytes()
    } catch {
      failure = Message(error.code, error.message)
      return
    }
    let reading = descriptions.reading(of: source, named: input.name, in: input)
    let document = reading.document
    self.reading = reading
    resources.formUnion(document.styleSheets.map { Self.normalized($0.file) })
    resources.formUnion(document.dataFiles.map { Self.normalized($0) })
    guard !document.diagnostics.hasErrors else { return }
    names = reading.figures.map { OutputPlan.name(of: $0, in: input) }
    drawable = drawable.filter { $0.key < names.count }
  }

  /// Notes the result of drawing one of its figures.
  mutating func note(_ picture: Picture) {
    hasErrors = diagnostics.hasErrors || picture.drawing == nil
    guard let drawing = picture.drawing, let figure = picture.described else { return }
    drawable[picture.index] = figure
    resources.formUnion(drawing.imageFiles.map(Self.normalized))
  }

  /// Returns a path in normalized form, for comparison.
  static func normalized(_ path: String) -> ExactText {
    ExactText(FilePath(path).lexicallyNormalized().string)
  }
}
