import FileKit
import FioriRender
import PictureComparison
import Recordings
import SystemPackage

/// Two files that should be the same picture.
struct PicturePair: Sendable {
  /// The name by which it is spoken of.
  let path: String
  let expected: InputFile
  let actual: InputFile

  /// Reads, compares, and writes the picture of the difference where there is an output; alone, with
  /// a core free, both pictures are decoded at a time.
  func finding(
    by flags: ComparisonFlags, isAlone: Bool, to output: DifferenceOutput?
  ) -> PictureFinding {
    let compared: ComparedPictures
    switch pictures(isAlone: isAlone) {
    case .failure(let failures):
      return PictureFinding(path: path, outcome: .unreadable, failures: failures.all)
    case .success(let (expected, actual)):
      compared = PictureComparer(flags.options).compare(expected, with: actual)
    }
    var finding = PictureFinding(
      path: path, compared: compared, allowance: flags.allowance, to: output)
    if finding.hasChange {
      do throws(RunFailure) {
        finding.parts = try parts(of: compared)
      } catch {
        finding.failures.append(error)
      }
    }
    return finding
  }

  /// What the layout reports beside the pictures say; `nil` where one of them has none.
  private func parts(of compared: ComparedPictures) throws(RunFailure) -> PartFindings? {
    guard let old = LayoutFile(beside: expected), let new = LayoutFile(beside: actual),
      let oldReport = try old.report(of: compared.expected.size),
      let newReport = try new.report(of: compared.actual.size)
    else { return nil }
    return PartFindings(compared, expected: oldReport, actual: newReport)
  }

  /// The picture of the difference as a PNG file, from both pictures read anew.
  func difference(by flags: ComparisonFlags) throws(RunFailure) -> [UInt8] {
    switch pictures(isAlone: false) {
    case .success(let (expected, actual)):
      let compared = PictureComparer(flags.options).compare(expected, with: actual)
      return try compared.differencePicture().png(for: path)
    case .failure(let failures):
      throw failures.all.first
        ?? RunFailure.fault("\(path): could not be compared again")
    }
  }

  /// What kept the pictures from being read.
  private struct Failures: Error {
    let all: [RunFailure]
  }

  private typealias Pictures = (expected: PixelBuffer, actual: PixelBuffer)

  private func pictures(isAlone: Bool) -> Result<Pictures, Failures> {
    let files = [expected, actual]
    let read = files.map { file in
      Result { () throws(RunFailure) in try file.pictureBytes() }
    }
    // The same file twice is one picture.
    if let bytes = try? read[0].get(), bytes == (try? read[1].get()) {
      return Self.both([Self.picture(in: read[0], of: expected)])
    }
    return Self.both(
      Parallel.map(files.count, jobs: isAlone ? 2 : 1) { Self.picture(in: read[$0], of: files[$0]) }
    )
  }

  /// The first picture and the last one, or all that went wrong.
  private static func both(
    _ pictures: [Result<PixelBuffer, RunFailure>]
  ) -> Result<Pictures, Failures> {
    let failures = pictures.compactMap { picture in
      if case .failure(let failure) = picture { failure } else { nil }
    }
    guard failures.isEmpty, let expected = try? pictures.first?.get(),
      let actual = try? pictures.last?.get()
    else { return .failure(Failures(all: failures)) }
    return .success((expected, actual))
  }

  private static func picture(
    in bytes: Result<[UInt8], RunFailure>, of file: InputFile
  ) -> Result<PixelBuffer, RunFailure> {
    bytes.flatMap { bytes in
      Result { () throws(RunFailure) in try PixelBuffer(decoding: bytes, of: file.name) }
    }
  }
}

extension PicturePair {
  /// The files at a path in two folders, whether they are there or not.
  init(_ path: String, from expected: String, to actual: String) {
    self.init(
      path: path, expected: InputFile(FilePath(expected).appending(path).string),
      actual: InputFile(FilePath(actual).appending(path).string))
  }
}

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
      let (width, height) = (Decimal.text(report.size.width), Decimal.text(report.size.height))
      throw RunFailure.wrongDescription(
        "\(file.name): layout report is for \(width) × \(height) points, but the picture "
          + "has \(size) pixels; recreate it with fiori-render layout")
    }
    return report
  }

  private func reports() throws(RunFailure) -> [NamedLayoutReport] {
    let bytes = try file.bytes(limit: Limits.layoutReportByteCount)
    guard bytes.count <= Limits.layoutReportByteCount else {
      throw RunFailure.wrongDescription(
        "\(file.name): layout report has more than the "
          + "\(Limits.layoutReportByteCount) bytes allowed")
    }
    do {
      return try NamedLayoutReport.all(json: bytes, file: file.name)
    } catch {
      throw RunFailure.wrongDescription(
        error.diagnostics.first?.place ?? "\(file.name): not a layout report")
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
