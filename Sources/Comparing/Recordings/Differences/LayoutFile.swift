import FileKit
import FioriRender
import PictureComparison
import SystemPackage

/// The layout report next to a picture: `NAME.layout.json` next to `NAME.png`.
struct LayoutFile {
  private let file: InputFile
  private let name: String

  /// Creates the report next to a picture; `nil` if it does not exist.
  init?(beside picture: InputFile) {
    guard let folder = picture.folder else { return nil }
    name = picture.stem
    let path = FilePath(folder).appending("\(name).layout.json").string
    guard Folder.hasFile(path) else { return nil }
    file = InputFile(path)
  }

  /// Returns the report for a picture of a size: the one with its name or the only one in the file;
  /// `nil` if there are only others.
  func report(of size: PixelSize) throws(RunFailure) -> LayoutReport? {
    let reports = try reports()
    let own = reports.first { $0.name == name } ?? (reports.count == 1 ? reports.first : nil)
    guard let report = own?.report else { return nil }
    guard ReportScale(report, in: size).fits else {
      throw RunFailure.layoutOfOtherSize(
        file.name, width: report.size.width, height: report.size.height, picture: size)
    }
    return report
  }

  private func reports() throws(RunFailure) -> [NamedLayoutReport] {
    let bytes = try file.bytes(limit: Limits.layoutReportByteCount)
    guard bytes.count <= Limits.layoutReportByteCount else {
      throw RunFailure.layoutTooLong(file.name)
    }
    do {
      return try NamedLayoutReport.all(json: bytes, file: file.name)
    } catch {
      throw RunFailure.wrongDescription(
        .recording,
        error.diagnostics.first?.shortText ?? "\(file.name): not a layout report")
    }
  }
}

extension Diagnostic {
  /// The location and the message, without the severity.
  fileprivate var shortText: String {
    let path = path.isEmpty ? "" : "\(path): "
    return "\(location.map { "\($0): " } ?? "")\(path)\(message)"
  }
}
