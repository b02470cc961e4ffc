package import FioriBasics
import FioriLowering
import FioriModel

/// The guidelines for a KPI's items that the SDK does not enforce.
package enum KPIItemGuidelines {
  private static let unitsPerSide = 2

  /// Returns a warning for each rule that the items break.
  static func findings(for items: [PlacedKPIItem], at path: DescriptionPath) -> [Finding] {
    guard !items.isEmpty else {
      return [
        .warning(path, .emptyValue)
      ]
    }
    return units(items) + icons(items) + unitBesideIcon(items)
  }

  /// Returns an error if there are too many items to draw.
  package static func objection(to count: Int, at path: DescriptionPath) -> Finding? {
    guard count > Limits.itemCount else { return nil }
    return .error(path, .tooManyKPIItems(count))
  }

  /// At most two units before the value and two after it (Docs/sources/kpi.md#items).
  private static func units(_ items: [PlacedKPIItem]) -> [Finding] {
    let isValue = items.map(\.isValue)
    var (before, after) = (0, 0)
    return items.indices.compactMap { index in
      let item = items[index]
      guard item.style == .unit, item.text != "" else { return nil }
      let isAfter = isValue[..<index].contains(true)
      if isAfter { after += 1 } else { before += 1 }
      guard (isAfter ? after : before) == unitsPerSide + 1 else { return nil }
      return .warning(item.path, .tooManyUnits(isAfter: isAfter))
    }
  }

  /// One icon, left of the metric (Docs/sources/kpi.md#items).
  private static func icons(_ items: [PlacedKPIItem]) -> [Finding] {
    items.indices.compactMap { index in
      guard items[index].style == .icon else { return nil }
      let path = items[index].path
      let before = items[..<index]
      if before.contains(where: \.isValue) {
        return .warning(path, .iconAfterMetric)
      }
      let isSecond = before.contains { $0.style == .icon }
      return isSecond ? .warning(path, .secondIcon) : nil
    }
  }

  /// With an icon, units only after the value (Docs/sources/kpi.md#items), except for its sign and for the
  /// symbol of an amount, whose place the locale decides.
  private static func unitBesideIcon(_ items: [PlacedKPIItem]) -> [Finding] {
    let before = items.prefix { !$0.isValue }
    guard before.count < items.count, before.contains(where: { $0.style == .icon }) else {
      return []
    }
    let value = items[before.count]
    let unit = before.first {
      $0.style == .unit && $0.index != value.index && !($0.text ?? "").allSatisfy(\.isSignOrSpace)
    }
    return [unit].compactMap(\.self).map {
      .warning($0.path, .unitBesideIcon)
    }
  }
}

extension Character {
  fileprivate var isSignOrSpace: Bool {
    isWhitespace || unicodeScalars.allSatisfy(\.isDirectionMark) || "+-−±".contains(self)
  }
}
