/// A format, told by a file's first bytes.
enum PictureKind: String, CaseIterable {
  case png
  case webp
  case svg
  case pdf

  /// The format of a file; `nil` when it begins like none of them.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { bytes.starts(with: $0.beginning) }) else {
      return nil
    }
    self = kind
  }

  private var beginning: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .webp: Array("RIFF".utf8)
    case .svg: Array("<svg".utf8)
    case .pdf: Array("%PDF".utf8)
    }
  }
}
