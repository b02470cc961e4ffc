import FioriBasics

/// Problems of views that do not belong to one family.
extension Message {
  static var ruleWithoutBound: Message {
    Message(
      .ruleNeverHolds,
      "the rule never holds without a bound; give it 'below', 'from', 'to' or 'is'")
  }

  static func ruleOfOtherKind(_ values: String, tested: String, areNumbers: Bool) -> Message {
    Message(
      .ruleNeverHolds,
      "the rule never holds, since \(values) and \(tested); give it "
        + (areNumbers ? "a number" : "a text"))
  }

  static func ruleNeverMatches(isCovered: Bool) -> Message {
    Message(
      .ruleNeverHolds,
      isCovered
        ? "the rule never holds, since the rules before it hold for all of its values; put it "
          + "before them"
        : "the rule never holds, since no value is within its bounds; widen them")
  }

  static func missingType(_ choice: String) -> Message {
    Message(.missingKey, "'type' is missing; give \(choice)", .missingKey("type"))
  }

  static func otherBackground(_ own: String, header: String) -> Message {
    Message(
      .lowContrast,
      "made for a \(own) background, but the header is \(header); remove it or give the header "
        + "the same")
  }

  static func misreadNumber(_ value: Double, misreading: String) -> Message {
    Message(.roundedLabel, "\(value) \(misreading); give it more 'maximumFractionDigits'")
  }

  static func doesNotFitInWidget(_ widget: String) -> Message {
    Message(.noRoom, "not drawn: a \(widget) widget has no room for it; remove it")
  }
}
