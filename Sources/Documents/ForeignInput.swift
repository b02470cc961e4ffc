import FioriBasics
import FioriModel

/// An input that is recognized as anything but a description.
enum ForeignInput {
  case picture(ImageFormat)
  case table
  case styleSheet
  case markdown
  case swift

  /// Recognizes pictures by their first bytes, and the others by their name if they are no JSON.
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
    let text =
      switch self {
      case .picture(let format):
        "this is a picture (\(format.rawValue)), not a description; give JSON"
      case .table:
        "this is a table, not a description; pass it to a description with --data"
      case .styleSheet:
        "this is a style sheet, not a description; pass it to a description with --stylesheet"
      case .markdown:
        "this is a Markdown document, not a description; draw its pictures with 'fiori-render markdown'"
      case .swift:
        "this is Swift, not a description; compile it with the package, as Docs/sapfiori.md says, and "
          + "draw a view with png()"
      }
    return Message(.syntax, text)
  }
}

extension JSONNode {
  /// Whether this is a JSON Schema, such as that of descriptions, rather than a description.
  var isSchema: Bool {
    guard case .string(let dialect)? = member("$schema")?.value.value else { return false }
    return dialect.contains("json-schema.org/")
  }
}
