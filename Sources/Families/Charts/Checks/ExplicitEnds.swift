import FioriBasics
import FioriModel

/// The explicit ends of an axis, as far as the axis can have them: zero stays on one whose marks start there.
struct ExplicitEnds {
  /// A warning about an end or about `isZeroBased`, with its key.
  struct Remark {
    let key: String
    let message: Message
  }

  /// The reason why an axis contains zero.
  enum ZeroReason {
    /// Its marks begin there.
    case marks
    /// It is zero-based, as `isZeroBased` can prevent.
    case setting
  }

  private(set) var minimum: Double?
  private(set) var maximum: Double?
  private(set) var remarks: [Remark] = []
  /// Whether no value lies between the two ends.
  private(set) var excludesAll = false

  /// `values` is the range of the values on the axis, `zero` the reason why it contains zero; `nil` if
  /// it does not have to.
  init(_ axis: NumericAxis, values: ClosedRange<Double>, hasValues: Bool, zero: ZeroReason?) {
    (minimum, maximum) = (axis.explicitMin, axis.explicitMax)
    if zero == .marks, axis.isZeroBased == false {
      remark("isZeroBased", .marksStartAtZero("false is ignored"))
    }
    if hasValues { ignoreEndBeyondAll(values) }
    if let zero { moveToZero(values, zero) }
    if hasValues { reportNoValues(values) }
  }

  /// Ignores the only end if all values lie beyond it: the axis would run from the values to the
  /// end, and mark most of them as beyond the other one.
  private mutating func ignoreEndBeyondAll(_ values: ClosedRange<Double>) {
    switch (minimum, maximum) {
    case (let end?, nil) where end > values.upperBound:
      remark("explicitMin", .endAboveValues(end))
      minimum = nil
    case (nil, let end?) where end < values.lowerBound:
      remark("explicitMax", .endBelowValues(end))
      maximum = nil
    default: return
    }
  }

  /// If zero lies beyond an end, that end moves to zero (stated: Docs/sources/charts.md#range).
  private mutating func moveToZero(_ values: ClosedRange<Double>, _ reason: ZeroReason) {
    let low = minimum ?? values.lowerBound
    let high = maximum ?? values.upperBound
    guard low <= high else { return }
    if let end = minimum, end > 0 {
      ignore(end, "explicitMin", "starts", reason)
      minimum = 0
    } else if let end = maximum, end < 0 {
      ignore(end, "explicitMax", "ends", reason)
      maximum = 0
    }
  }

  private mutating func ignore(
    _ end: Double, _ key: String, _ verb: String, _ reason: ZeroReason
  ) {
    let found = "\(Decimal.quoted(end)) is ignored"
    switch reason {
    case .marks: remark(key, .marksStartAtZero(found))
    case .setting:
      remark(key, .axisAtZero(verb, found: found))
    }
  }

  private mutating func reportNoValues(_ values: ClosedRange<Double>) {
    let loss = "and only break marks show them"
    if let end = minimum, end > values.upperBound {
      remark("explicitMin", .allValuesBelow(end, loss: loss))
      excludesAll = true
    } else if let end = maximum, end < values.lowerBound {
      remark("explicitMax", .allValuesAbove(end, loss: loss))
      excludesAll = true
    }
  }

  private mutating func remark(_ key: String, _ message: Message) {
    remarks.append(Remark(key: key, message: message))
  }
}
