import FileKit
import PictureComparison
import Recordings

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
        ?? RunFailure(kind: .fault, message: "\(path): could not be compared again")
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
    guard isAlone else {
      return Self.both(zip(read, files).map { Self.picture(in: $0, of: $1) })
    }
    return Self.both(
      Parallel.map(files.count, jobs: 2) { Self.picture(in: read[$0], of: files[$0]) })
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
