import Testing

/// A description and what is said of it, each line without the file's name.
struct WrongDescription: Sendable, CustomTestStringConvertible {
  let json: String
  let diagnostics: [String]

  /// A whole description.
  init(_ json: String, _ diagnostics: String...) {
    self.json = json
    self.diagnostics = diagnostics
  }

  /// A KPI view with the given keys, which begin at column 29.
  init(view keys: String, _ diagnostics: String...) {
    json = "{\"view\":{\"type\":\"kpiView\",  \(keys)}}"
    self.diagnostics = diagnostics
  }

  /// One item in a KPI view, which begins at column 39.
  init(item: String, _ diagnostics: String...) {
    json = "{\"view\":{\"type\":\"kpiView\",  \"items\": [\(item)]}}"
    self.diagnostics = diagnostics
  }

  /// An environment beside a KPI view, whose keys begin at column 17.
  init(environment keys: String, _ diagnostics: String...) {
    json = "{\"environment\":{\(keys)},\"view\":{\"type\":\"kpiView\"}}"
    self.diagnostics = diagnostics
  }

  var testDescription: String { json }
}
