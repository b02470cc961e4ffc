import FioriBasics

/// The words that views draw by themselves, for readers of other languages than English.
public struct LocalizedStrings: Hashable, Sendable {
  /// Shown in empty charts.
  public var noData = "No Data"
  /// For tags and label items that have no room; ``countPlace`` stands for how many there are.
  public var more = "+\(countPlace) more"

  /// What a number is put in the place of.
  public static let countPlace = "{count}"

  /// The words in English.
  public init() {}

  /// The words for so many parts that have no room.
  package static func text(_ template: String, count: Int) -> String {
    template.replacing(countPlace, with: "\(count)")
  }

  /// What keeps a word from being drawn, with its key; `nil`: nothing does.
  var objection: (key: String, message: String)? {
    guard self != LocalizedStrings() else { return nil }
    if let message = Self.objection(to: noData) { return ("noData", message) }
    return Self.objection(toCounting: more).map { ("more", $0) }
  }

  /// Why a text cannot be drawn; `nil`: it can.
  package static func objection(to text: String) -> String? {
    let count = text.unicodeScalars.count
    guard count > Limits.builtinWordLength else { return nil }
    return "text of \(count) characters, more than the \(Limits.builtinWordLength) allowed; "
      + "shorten it"
  }

  /// The same of a text that tells a number.
  package static func objection(toCounting text: String) -> String? {
    if let objection = objection(to: text) { return objection }
    guard !text.contains(countPlace) else { return nil }
    return "expected a text with '\(countPlace)' for how many there are, such as "
      + "'\(LocalizedStrings().more)', found '\(text)'"
  }
}
