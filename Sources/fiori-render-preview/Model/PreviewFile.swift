import FileKit
import FioriRender
import RenderService
import SystemPackage

/// A description that is shown, as it was read last.
struct PreviewFile: Sendable {
  let entry: PreviewInputs.Entry
  /// Grows with each reading, so that a page knows what to draw again.
  private(set) var revision = 0
  /// `nil` of a file that cannot be read.
  private(set) var document: Document?
  /// Whether there was no such file any more.
  private(set) var isGone = false
  /// Why it cannot be read.
  private(set) var failure: String?
  /// Its text as it was read.
  private(set) var source: [UInt8] = []
  /// What the style sheets of its figures get wrong as they are used together.
  private(set) var sheetDiagnostics: [Diagnostic] = []
  /// The figures that have been drawn without an error, at their places, as they were then.
  var drawable: [Int: Figure] = [:]
  /// The files that its pictures have been made of besides itself.
  var resources: Set<String> = []
  /// Whether something is wrong that another file may mend.
  var hasErrors = false
  /// The names of its figures, of a broken description those that it had.
  private(set) var names: [String]

  /// A description that has not been read.
  init(_ entry: PreviewInputs.Entry) {
    self.entry = entry
    names = [InputFile(entry.path).stem]
  }

  /// The figures to be drawn; none of a broken description.
  var figures: [Figure] {
    guard let document, !document.diagnostics.hasErrors else { return [] }
    return document.figures
  }

  /// What reading found that is an error or a warning.
  var diagnostics: [Diagnostic] {
    (document.map { $0.diagnostics + sheetDiagnostics } ?? []).filter { $0.severity != .note }
  }

  /// Reads it as it is on the disk.
  mutating func read(_ renderer: Renderer, resources folder: String?) {
    revision += 1
    (document, failure, sheetDiagnostics) = (nil, nil, [])
    defer { hasErrors = failure != nil || diagnostics.hasErrors }
    isGone = !Folder.hasFile(entry.path)
    guard !isGone else {
      failure = "\(entry.path): was deleted; its picture is redrawn when it is back"
      source = []
      return
    }
    guard entry.folder.contains(entry.path) else {
      failure =
        "\(entry.path): leads out of the folder \(entry.folder.path); put the file itself there"
      source = []
      return
    }
    let input = InputFile(entry.path)
    do throws(RunFailure) {
      source = try input.bytes()
    } catch {
      failure = error.message
      return
    }
    var images = ResourceFolder(path: input.folder ?? "")
    if let folder { images = images.opening(folder) }
    let document = Document(json: source, file: input.name, resources: images)
    self.document = document
    resources.formUnion(document.styleSheets.map { Self.normalized($0.file) })
    let sheets = Set(document.figures.map(\.styleSheets)).subtracting([[]])
    sheetDiagnostics = sheets.flatMap { renderer.diagnostics(of: $0) }.inFileOrder
    guard !document.diagnostics.hasErrors else { return }
    names = document.figures.map { OutputPlan.name(of: $0, in: input) }
    drawable = drawable.filter { $0.key < names.count }
  }

  /// A path as others spell it.
  static func normalized(_ path: String) -> String {
    FilePath(path).lexicallyNormalized().string
  }
}
