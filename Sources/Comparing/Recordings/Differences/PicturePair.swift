package import FileKit
import FioriRender
import PictureComparison
import SystemPackage

/// Two files that should be the same picture.
package struct PicturePair: Sendable {
  /// The name for messages.
  package let path: String
  package let expected: InputFile
  package let actual: InputFile

  package init(path: String, expected: InputFile, actual: InputFile) {
    (self.path, self.expected, self.actual) = (path, expected, actual)
  }

  /// Compares the files and writes the difference picture if there is an output. If `isAlone`, a
  /// core is free, so both pictures are decoded in parallel.
  package func finding(
    by settings: ComparisonSettings, isAlone: Bool, to output: DifferenceOutput?
  ) -> PictureFinding {
    let files = contents
    if let (old, new) = Self.both(files), let outcome = ContentFormat.outcome(of: old, and: new) {
      return PictureFinding(path: path, outcome: outcome)
    }
    let compared: ComparedPictures
    switch pictures(in: files, isAlone: isAlone) {
    case .failure(let failures):
      return PictureFinding(path: path, outcome: .unreadable, failures: failures.all)
    case .success(let (expected, actual)):
      compared = PictureComparer(settings.options).compare(expected, with: actual)
    }
    var finding = PictureFinding(
      path: path, compared: compared, allowance: settings.allowance, to: output)
    if finding.hasChange {
      do throws(RunFailure) {
        finding.parts = try parts(of: compared)
      } catch {
        finding.failures.append(error)
      }
    }
    return finding
  }

  /// Returns the findings from the layout reports next to the pictures; `nil` if one is missing.
  private func parts(of compared: ComparedPictures) throws(RunFailure) -> PartFindings? {
    guard let old = LayoutFile(beside: expected), let new = LayoutFile(beside: actual),
      let oldReport = try old.report(of: compared.expected.size),
      let newReport = try new.report(of: compared.actual.size)
    else { return nil }
    return PartFindings(compared, expected: oldReport, actual: newReport)
  }

  /// Returns the difference picture as PNG, reading both pictures again.
  func difference(by settings: ComparisonSettings) throws(RunFailure) -> [UInt8] {
    switch pictures(in: contents, isAlone: false) {
    case .success(let (expected, actual)):
      let compared = PictureComparer(settings.options).compare(expected, with: actual)
      return try compared.differencePicture().png(for: path)
    case .failure(let failures):
      throw failures.all.first
        ?? RunFailure.notComparedAgain(path)
    }
  }

  /// The failures to read the pictures.
  private struct Failures: Error {
    let all: [RunFailure]
  }

  private typealias Pictures = (expected: PixelBuffer, actual: PixelBuffer)
  private typealias Contents = (
    expected: Result<[UInt8], RunFailure>, actual: Result<[UInt8], RunFailure>
  )

  /// The bytes of both files.
  private var contents: Contents {
    let read = { (file: InputFile) in
      Result { () throws(RunFailure) in try file.pictureBytes() }
    }
    return (read(expected), read(actual))
  }

  /// Returns the bytes of both files; `nil` if one cannot be read.
  private static func both(_ contents: Contents) -> (expected: [UInt8], actual: [UInt8])? {
    guard let expected = try? contents.expected.get(), let actual = try? contents.actual.get()
    else {
      return nil
    }
    return (expected, actual)
  }

  private func pictures(in contents: Contents, isAlone: Bool) -> Result<Pictures, Failures> {
    // Identical files are decoded only once.
    if let (old, new) = Self.both(contents), old == new {
      return Self.both([Self.picture(in: contents.expected, of: expected)])
    }
    let (bytes, files) = ([contents.expected, contents.actual], [expected, actual])
    return Self.both(
      Parallel.map(files.count, jobs: isAlone ? 2 : 1) {
        Self.picture(in: bytes[$0], of: files[$0])
      })
  }

  /// Returns the first and the last picture, or all failures.
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
