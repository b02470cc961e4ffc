import FileKit
import FioriRender
import PictureComparison
import Recordings
import SystemPackage

/// The layout report beside a picture: `NAME.layout.json` beside `NAME.png`.
struct LayoutFile {
  private let file: InputFile
  private let name: String

  /// The report beside a picture; `nil` where there is none.
  init?(beside picture: InputFile) {
    guard let folder = picture.folder else { return nil }
    name = picture.stem
    let path = FilePath(folder).appending("\(name).layout.json").string
    guard Folder.hasFile(path) else { return nil }
    file = InputFile(path)
  }

  /// The report of a picture of so many pixels: that of its name, or the only one of its file;
  /// `nil` where there are but others.
  func report(of size: PixelSize) throws(RunFailure) -> LayoutReport? {
    let reports = try reports()
    let own = reports.first { $0.name == name } ?? (reports.count == 1 ? reports.first : nil)
    guard let report = own?.report else { return nil }
    guard ReportScale(report, in: size).fits else {
      let (width, height) = (Self.text(report.size.width), Self.text(report.size.height))
      throw RunFailure(
        kind: .wrongDescription,
        message: "\(file.name): layout report is for \(width) × \(height) points, but the picture "
          + "has \(size) pixels; recreate it with fiori-render layout")
    }
    return report
  }

  private static func text(_ length: Double) -> String {
    Int(exactly: length).map { "\($0)" } ?? "\(length)"
  }

  private func reports() throws(RunFailure) -> [NamedLayoutReport] {
    let bytes = try file.bytes(limit: Limits.layoutReportByteCount)
    guard bytes.count <= Limits.layoutReportByteCount else {
      throw RunFailure(
        kind: .wrongDescription,
        message: "\(file.name): layout report has more than the "
          + "\(Limits.layoutReportByteCount) bytes allowed")
    }
    do {
      return try NamedLayoutReport.all(json: bytes, file: file.name)
    } catch {
      throw RunFailure(
        kind: .wrongDescription,
        message: error.diagnostics.first?.place ?? "\(file.name): not a layout report")
    }
  }
}

extension Diagnostic {
  /// What is wrong and where, without how much it matters.
  fileprivate var place: String {
    let path = path.steps.isEmpty ? "" : "\(path): "
    return "\(location.map { "\($0): " } ?? "")\(path)\(message)"
  }
}
