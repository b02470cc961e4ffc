import FioriRender
import PictureComparison

extension DifferenceOutput {
  /// Writes the picture of the difference; gives it, if there is a place for it.
  func write(
    _ compared: ComparedPictures, for path: String, differs: Bool
  ) throws(CommandFailure) -> PictureFinding.Output? {
    guard let file = try place(for: path, differs: differs) else { return nil }
    let picture = compared.differencePicture()
    let bytes: [UInt8]
    do throws(BitmapError) {
      let bitmap = try Bitmap(
        rgba: picture.pixels, width: picture.size.width, height: picture.size.height)
      bytes = try bitmap.png()
    } catch {
      throw CommandFailure(status: .unwritableOutput, message: "\(file.name): \(error)")
    }
    try file.write(bytes)
    return PictureFinding.Output(name: file.name, byteCount: bytes.count)
  }
}
