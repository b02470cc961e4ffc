import FioriBasics
import FioriModel

/// An input that is recognized as anything but a description.
enum ForeignInput {
  case picture(ImageFormat)
  case table
  case styleSheet
  case markdown
  case swift

  /// Recognizes pictures by their first bytes, and the others by their name if they are not JSON.
  init?(_ bytes: [UInt8], file: String) {
    if let format = ImageFormat(sniffing: bytes) {
      self = .picture(format)
      return
    }
    let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
      let dot = file.lastIndex(of: ".")
    else { return nil }
    switch file[dot...].lowercased() {
    case ".csv", ".tsv": self = .table
    case ".nss": self = .styleSheet
    case ".md": self = .markdown
    case ".swift": self = .swift
    default: return nil
    }
  }

  /// The message: the kind of the input, and where it belongs.
  var message: Message {
    switch self {
    case .picture(let format): .pictureAsDescription(format.rawValue)
    case .table: .tableAsDescription
    case .styleSheet: .styleSheetAsDescription
    case .markdown: .markdownAsDescription
    case .swift: .swiftAsDescription
    }
  }
}

extension JSONNode {
  /// Whether this is a JSON Schema, such as the schema of descriptions, rather than a description.
  var isSchema: Bool {
    guard case .string(let dialect)? = member("$schema")?.value.value else { return false }
    return dialect.contains("json-schema.org/")
  }
}
