import FileKit
import PictureComparison
import Recordings

extension DifferenceOutput {
  /// Writes the picture of the difference; gives it, if there is a place for it.
  func write(
    _ compared: ComparedPictures, for path: String, differs: Bool
  ) throws(RunFailure) -> PictureFinding.Output? {
    guard let file = try place(for: path, differs: differs) else { return nil }
    let bytes = try compared.differencePicture().png(for: file.name)
    try file.write(bytes)
    return PictureFinding.Output(name: file.name, byteCount: bytes.count)
  }
}
