import Testing

/// A chart's keys, and what is said of them, each line without the file's name and place.
struct WrongChart: Sendable, CustomTestStringConvertible {
  let keys: String
  let lines: [String]

  init(_ keys: String, _ lines: String...) {
    self.keys = keys
    self.lines = lines
  }

  /// A chart of a type over `[1, 2]`.
  init(_ type: String, with keys: String, _ lines: String...) {
    self.keys = "\"chartType\":\"\(type)\",\"series\":[{\"values\":[1,2]}],\(keys)"
    self.lines = lines
  }

  /// A chart of a type with one value.
  init(_ type: String, value: String, _ lines: String...) {
    keys = "\"chartType\":\"\(type)\",\"series\":[{\"values\":[\(value)]}]"
    self.lines = lines
  }

  var testDescription: String { String(keys.prefix(200)) }

  var json: String { "{\"view\":{\"type\":\"chartView\",\(keys)}}" }
}
