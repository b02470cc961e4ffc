import FioriBasics
import FioriLayout
import FioriModel
import Glibc

/// Long names of columns, turned where a row of them does not fit.
extension LabelRow {
  /// Returns the names turned by 45 or 90 degrees, so that they end at their places, if more than a third
  /// would be left out and the plot keeps enough of its height; `nil` otherwise.
  func turned(
    insteadOf count: Int, in room: Room, _ labels: inout some PartLayout
  ) throws -> [Item]? {
    guard axis.turnsNames, Double(items.count - count) > Double(items.count) * Self.largestLoss
    else { return nil }
    let pitch = zip(items, items.dropFirst()).map { ($1.position - $0.position) * room.width }.min()
    for degrees in [45.0, 90] {
      let angle = degrees * .pi / 180
      let line = axis.textStyle.font.lineHeight
      guard let pitch, pitch >= (line + Self.turnedSpacing) / sin(angle) else { continue }
      let turned = try items.map { item in
        let whole = try labels.label(axis.textStyle.text(item.text))
        return Item(
          position: item.position, text: item.text, label: whole.turned(by: degrees * axis.turn),
          anchor: whole.size.width * cos(angle) + whole.size.height / 2 * sin(angle))
      }
      if Self.leavesPlot(turned, in: room), turned.allSatisfy({ isInside($0, room) }) {
        return turned
      }
    }
    return nil
  }

  private func isInside(_ item: Item, _ room: Room) -> Bool {
    let start = item.position * room.width - (item.anchor ?? 0)
    return start >= room.left && start + item.label.size.width <= room.right
  }

  /// Whether the plot over turned names keeps enough of the height that it has over a line of names.
  static func leavesPlot(_ turned: [Item], in room: Room) -> Bool {
    let highest = turned.map(\.label.size.height).max() ?? 0
    let rest = room.height - AxisMetrics.labelGap - AxisMetrics.lineWidth - numberOverhang
    return rest - highest >= leastShare * (rest - AxisMetrics.labelHeight)
  }

  /// The share of names that may be left out rather than turned, and of the height that the plot keeps
  /// (chosen: Docs/sources/charts.md#labels).
  private static let largestLoss = 1.0 / 3
  private static let leastShare = 0.6
  /// The space between the lines of turned names, in points.
  private static let turnedSpacing = 2.0
  /// How far the highest number usually extends above the plot, in points.
  private static let numberOverhang = 7.0
}
