import FioriBasics

/// Failures of ICU.
extension Message {
  static var numberWithoutPosition: Message {
    Message(.fault, "ICU cannot format the number (no position)")
  }

  static var numberWithoutFormatter: Message {
    Message(.fault, "ICU cannot format the number (no formatter)")
  }

  static func numberNotWritten(_ reason: String) -> Message {
    Message(.fault, "ICU cannot format the number (\(reason))")
  }

  static var noPlural: Message {
    Message(.fault, "ICU cannot find the plural of the number")
  }

  static var numberWithoutResult: Message {
    Message(.fault, "ICU cannot format the number (no result)")
  }

  static var numberWithoutText: Message {
    Message(.fault, "ICU cannot format the number (no text)")
  }

  static var timeNotWritten: Message {
    Message(.fault, "ICU cannot format the time")
  }

  static var timeNotConverted: Message {
    Message(.fault, "ICU cannot convert the time")
  }
}
