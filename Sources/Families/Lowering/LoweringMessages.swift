import FioriBasics

/// Problems of views that do not belong to one family.
extension Message {
  static var ruleWithoutBound: Message {
    Message(
      .ruleNeverHolds,
      "the rule never matches without a bound; add 'below', 'from', 'to' or 'is'")
  }

  static func ruleOfOtherKind(_ values: String, tested: String, areNumbers: Bool) -> Message {
    Message(
      .ruleNeverHolds,
      "the rule never matches because \(values) and \(tested); use "
        + "\(areNumbers ? "a number" : "a string")")
  }

  static func ruleNeverMatches(isCovered: Bool) -> Message {
    Message(
      .ruleNeverHolds,
      isCovered
        ? "the rule never matches because the rules before it match all of its values; put it "
          + "before them"
        : "the rule never matches because no value is within its bounds; widen them")
  }

  static func missingType(_ choice: String) -> Message {
    Message(.missingKey, "'type' is missing; use \(choice)", .missingKey("type"))
  }

  static func otherBackground(_ own: String, header: String) -> Message {
    Message(
      .lowContrast,
      "is for a \(own) background, but the header has a \(header) one; remove this key, or set it "
        + "for the header")
  }

  static func misreadNumber(_ value: Double, misreading: String) -> Message {
    Message(.roundedLabel, "\(value) \(misreading); set a higher 'maximumFractionDigits'")
  }

  static func doesNotFitInWidget(_ widget: String) -> Message {
    Message(.noRoom, "not drawn: it does not fit in a \(widget) widget; remove it")
  }
}
