import FioriBasics

/// Problems of a layout report that is read back.
extension Message {
  static func missingKeyOfReport(_ key: String) -> Message {
    Message(.missingKey, "'\(key)' is missing; recreate the report with fiori-render layout")
  }

  static var expectedRange: Message {
    Message(.wrongValue, "expected a range that does not end before it begins")
  }

  static func expectedOfReport(_ kind: String, found: String) -> Message {
    Message(.wrongValue, "expected \(kind), found \(found)")
  }
}
