/// What `@media` asks for.
package struct StyleSheetMediaContext: Hashable, Sendable {
  /// `ipad` or `iphone`.
  let device: String
  /// `portrait` or `landscape`.
  let orientation: String

  package init(device: String, orientation: String) {
    self.device = device
    self.orientation = orientation
  }

  /// Whether all options hold; one that nobody knows does, and of one given twice the last counts
  /// (stated: Docs/sources/sheets.md#media).
  func matches(_ options: [StyleSheet.MediaBlock.Option]) -> Bool {
    var asked: [String: String] = [:]
    for option in options { asked[option.name.text] = option.value.text.lowercased() }
    return asked["device"].map { $0 == device } ?? true
      && asked["orientation"].map { $0 == orientation } ?? true
  }

  /// The properties that are known, with their values.
  package static let known: [(name: String, values: [String])] = [
    ("device", ["ipad", "iphone"]), ("orientation", ["portrait", "landscape"]),
  ]
}
