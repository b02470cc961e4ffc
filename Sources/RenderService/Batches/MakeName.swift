/// A path as make reads it.
struct MakeName {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Before the colon of a rule, where a `%` would stand for anything.
  var asTarget: String { escaped(" #:%") }

  /// After the colon, where a `%` stands for itself.
  var asSource: String { escaped(" #:") }

  /// A backslash before each special character, and one more for each that stood before it already.
  private func escaped(_ special: String) -> String {
    var text = ""
    var backslashes = ""
    for character in path {
      if special.contains(character) { text += backslashes + "\\" }
      backslashes = character == "\\" ? backslashes + "\\" : ""
      text += character == "$" ? "$$" : String(character)
    }
    return text
  }
}
