import FioriBasics

/// An array or object that has been opened and not yet closed.
struct JSONContainer: Sendable {
  /// Whether it is an object, not an array.
  let isObject: Bool

  /// The place of its opening bracket.
  let position: SourcePosition

  /// The byte that closes it.
  var closer: UInt8 { UInt8(ascii: isObject ? "}" : "]") }

  /// The closing bracket, as a message shows it.
  var closerText: String { isObject ? "'}'" : "']'" }

  /// What it is, as a message names it.
  var name: String { isObject ? "object" : "array" }

  /// What it holds, as a message names it.
  var itemName: String { isObject ? "a member" : "an element" }
}
