import FioriBasics

/// Problems of lines of a stream and of the files that they write.
extension Message {
  static func noSuchFigure(_ text: String, of count: Int) -> Message {
    Message(
      .noSuchIndex,
      "'\(text)' is not the number of a figure; use "
        + (count == 1 ? "0" : "one from 0 to \(count - 1)"))
  }

  static func answerTooLong(limit: Int) -> Message {
    Message(
      .limit,
      "the pictures have more than the \(limit) bytes allowed; describe fewer or smaller ones")
  }

  static var streamEnded: Message {
    Message(.interrupted, "not drawn because the stream ended")
  }

  static func lineTimedOut(seconds: Double) -> Message {
    Message(.limit, "timed out after \(Decimal.text(seconds)) s; raise --timeout")
  }

  static func unusableNameOfLine(_ name: Substring) -> Message {
    Message(.name, "id or name '\(name)' cannot be a file name; use letters, digits, '-' and '_'")
  }

  static func repeatedTarget(_ target: String) -> Message {
    Message(
      .overwrite,
      "\(target) was already written for an earlier picture; use a different id for each line, "
        + "and a different name or none for each figure")
  }

  static func targetIsNotAFile(_ target: String) -> Message {
    Message(.ignored, "\(target) is not a file but a link, a folder or a device; remove it")
  }
}
