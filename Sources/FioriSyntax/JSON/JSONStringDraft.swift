import FioriBasics

/// A string while it is read.
struct JSONStringDraft: Sendable {
  /// The quote it began with, which also ends it.
  let quote: UInt8

  /// Where it began.
  let position: SourcePosition

  /// What has been read, up to the pending part.
  private(set) var text = ""

  /// Where the part begins that stands for itself and is still to be taken over.
  private(set) var pendingStart: Int

  /// Whether a line break has been reported; one report is enough.
  var hasLineBreak = false

  /// Starts behind the opening quote.
  init(quote: UInt8, position: SourcePosition, pendingStart: Int) {
    self.quote = quote
    self.position = position
    self.pendingStart = pendingStart
  }

  /// Takes over the pending part, up to the cursor.
  mutating func take(upTo cursor: JSONCursor) {
    if pendingStart < cursor.index { text += cursor.text(from: pendingStart) }
    pendingStart = cursor.index
  }

  /// Adds one scalar in place of what lies before the cursor.
  mutating func add(_ scalar: Unicode.Scalar, resumingAt cursor: JSONCursor) {
    text.unicodeScalars.append(scalar)
    pendingStart = cursor.index
  }
}
