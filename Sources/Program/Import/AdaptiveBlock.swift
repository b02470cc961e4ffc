import FioriBasics

/// A part of the content of an adaptive card.
enum AdaptiveBlock {
  case text(AdaptiveLine)
  /// A label and its value.
  case pair(AdaptivePair)
  /// A table or a chart.
  case body([(String, JSONText)], ManifestPart)

  var line: AdaptiveLine? {
    if case .text(let line) = self { line } else { nil }
  }
}

/// A text of an adaptive card.
struct AdaptiveLine {
  let value: BoundValue
  var color: JSONText?
  /// The number of lines that it may have.
  var lines: Double?
  /// Whether it looks like the title of the next elements.
  var isStrong = false
  let part: ManifestPart

  var json: JSONText { (value.json ?? "").colored(color) }
}

/// A label and its value.
struct AdaptivePair {
  let label: JSONText
  let value: JSONText
  let part: ManifestPart
}
