package import FileKit
package import FioriRender
package import PictureComparison

extension PixelBuffer {
  /// The picture in the bytes of a PNG or JPEG file, by whose name is spoken of it.
  package init(decoding bytes: [UInt8], of name: String) throws(RunFailure) {
    let bitmap: Bitmap
    do throws(BitmapError) {
      bitmap = try Bitmap(decoding: bytes)
    } catch {
      throw RunFailure(kind: .wrongDescription, message: "\(name): \(error)")
    }
    try self.init(bitmap, of: name)
  }

  /// The same pixels, of a picture by whose name is spoken of it.
  package init(_ bitmap: Bitmap, of name: String) throws(RunFailure) {
    let picture = PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    guard let picture else {
      throw RunFailure(kind: .fault, message: "\(name): wrong number of pixels (internal error)")
    }
    self = picture
  }

  /// The bytes of a PNG file of that name.
  package func png(for name: String) throws(RunFailure) -> [UInt8] {
    do throws(BitmapError) {
      return try Bitmap(rgba: pixels, width: size.width, height: size.height).png()
    } catch {
      throw RunFailure(kind: .unwritableOutput, message: "\(name): \(error)")
    }
  }
}
