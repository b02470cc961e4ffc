/// What the guidelines say of a KPI's items, and the SDK draws all the same.
enum KPIItemRules {
  private static let unitsPerSide = 2

  /// A warning for each rule that the items break, and an error for too many to draw.
  static func findings(for items: [KPIItem], at path: DescriptionPath) -> [Finding] {
    guard items.count <= Limits.itemCount else { return [tooMany(items, at: path)] }
    guard !items.isEmpty else {
      return [.warning(path, "no items; an empty value is drawn, give at least a metric")]
    }
    return units(items, path) + icons(items, path)
  }

  private static func tooMany(_ items: [KPIItem], at path: DescriptionPath) -> Finding {
    .error(path, "\(items.count) items, more than the \(Limits.itemCount) allowed; give fewer")
  }

  /// At most two units before the value and two after it.
  private static func units(_ items: [KPIItem], _ path: DescriptionPath) -> [Finding] {
    let isValue = items.map { $0.style == .metric || $0.style == .fraction }
    var counts = [Side.before: 0, .after: 0]
    return items.indices.compactMap { index in
      guard items[index].style == .unit, items[index].text != "" else { return nil }
      let side = isValue[..<index].contains(true) ? Side.after : .before
      counts[side, default: 0] += 1
      guard counts[side] == unitsPerSide + 1 else { return nil }
      return .warning(
        path.index(index).key("unit"),
        "a third unit \(side.rawValue) the metric; Fiori allows two on each side")
    }
  }

  /// One icon, to the left of the metric.
  private static func icons(_ items: [KPIItem], _ path: DescriptionPath) -> [Finding] {
    items.indices.compactMap { index in
      guard items[index].style == .icon else { return nil }
      let place = path.index(index).key("icon")
      let before = items[..<index].map(\.style)
      if before.contains(.metric) || before.contains(.fraction) {
        return .warning(place, "an icon after the metric; Fiori has icons only to its left")
      }
      return before.contains(.icon) ? .warning(place, "a second icon; Fiori allows one") : nil
    }
  }

  private enum Side: String, Hashable {
    case before
    case after
  }
}
