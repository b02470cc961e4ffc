import Glibc

/// The misreading of a rounded number: as zero, or for a percentage as the whole.
package enum Misreading: Hashable, Sendable {
  case zero
  case whole

  /// The end of a message about the number.
  package var text: String {
    switch self {
    case .zero: "reads as zero"
    case .whole: "reads as the whole"
    }
  }

  /// Returns how `text`, which writes a value (1 for 100 percent), is misread; `nil` if it is not,
  /// or cannot be written.
  package static func of(
    _ value: Double, isPercentage: Bool, by text: (Double) throws -> String
  ) -> Misreading? {
    // Most values can be neither, and writing one takes time.
    guard value != 0, abs(value) < (isPercentage ? 2 : 1), let label = try? text(value) else {
      return nil
    }
    let digits = label.unicodeScalars.compactMap(\.properties.numericValue)
    if !digits.isEmpty, digits.allSatisfy({ $0 == 0 }) { return .zero }
    guard isPercentage, !isWhole(value) else { return nil }
    return label == (try? text(value < 0 ? -1 : 1)) ? .whole : nil
  }

  /// Returns the fewest decimals that write each value to a twentieth of it and distinguish
  /// percentages from the whole; `nil` if 9 are not enough.
  package static func decimals(for values: [Double], isPercentage: Bool) -> Int? {
    let scale: Double = isPercentage ? 100 : 1
    return (0...mostDecimals).first { digits in
      let power = pow(10, Double(digits))
      return values.allSatisfy { value in
        let (written, count) = (value * scale, (value * scale * power).rounded())
        return abs(count / power - written) <= abs(written) / 20
          && !(isPercentage && abs(count) == scale * power && !isWhole(value))
      }
    }
  }

  /// The most decimals of a number.
  package static let mostDecimals = 9

  /// Returns whether a share is 1, but for rounding errors.
  private static func isWhole(_ share: Double) -> Bool { abs(abs(share) - 1) < 1e-12 }
}

extension Decimal {
  /// Returns a share in percent without decimals, or with as many as it needs not to read as none or
  /// as all of it: `64`, `99.9`, `0.04`.
  package static func percentage(_ share: Double) -> String {
    func text(_ share: Double, _ decimals: Int) -> String {
      Decimal.text(share * 100, decimals: decimals)
    }
    let misreading = Misreading.of(share, isPercentage: true) { text($0, 0) }
    guard misreading != nil else { return text(share, 0) }
    return text(
      share, Misreading.decimals(for: [share], isPercentage: true) ?? Misreading.mostDecimals)
  }
}
