import Testing

/// An object header, and what is said of it, each line without the file's name and place.
struct WrongObjectHeader: Sendable, CustomTestStringConvertible {
  let view: String
  let lines: [String]
  var sizeClass = "compact"

  /// A header with whatever keys.
  init(view keys: String, _ lines: String...) {
    view = "{\"type\":\"objectHeader\"\(keys.isEmpty ? "" : ",")\(keys)}"
    self.lines = lines
  }

  /// A header with a headline and further keys.
  init(_ keys: String, _ lines: String...) {
    view = "{\"type\":\"objectHeader\",\"headlineText\":\"A\",\(keys)}"
    self.lines = lines
  }

  /// A header in regular.
  init(regular keys: String, _ lines: String...) {
    view = "{\"type\":\"objectHeader\",\"headlineText\":\"A\",\(keys)}"
    self.lines = lines
    sizeClass = "regular"
  }

  var testDescription: String { String(view.prefix(200)) }

  var json: String {
    "{\"environment\":{\"generation\":\"horizon\",\"horizontalSizeClass\":\"\(sizeClass)\"},"
      + "\"view\":\(view)}"
  }
}
