package import FileKit
import FioriRender

/// A picture of a report, whose bytes are read or made only when it is written: a report holds no
/// more pictures in memory than are on their way to the file.
package struct ReportPicture: Sendable {
  private let make: @Sendable () throws(RunFailure) -> [UInt8]

  /// A picture that is made when it is asked for.
  package init(_ make: @escaping @Sendable () throws(RunFailure) -> [UInt8]) {
    self.make = make
  }

  /// The picture in a file.
  package init(_ file: InputFile) {
    self.init { () throws(RunFailure) in try file.pictureBytes() }
  }

  /// A picture and what kind of file it is.
  package struct Content {
    package let bytes: [UInt8]
    /// As `image/png`.
    package let type: String
  }

  /// What is embedded; `nil` of what is no picture to a browser.
  package func content() throws(RunFailure) -> Content? {
    let bytes = try make()
    return Self.type(of: bytes).map { Content(bytes: bytes, type: $0) }
  }

  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    let isWebP = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? "image/webp" : nil
  }
}
