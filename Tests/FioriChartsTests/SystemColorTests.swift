import FioriLayout
import FioriModel
import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// The colors of bullets and of the names of micro columns, which are the system's in yesterday's look
/// (Docs/sources/charts.md#micro).
struct SystemColorTests {
  /// Returns the colors of surfaces, band, forecast and value first.
  private func surfaces(
    _ values: [Double?], _ generation: Environment.Generation, _ appearance: Appearance
  ) throws -> [RGBA] {
    try DrawnChart(ChartView(.microBullet, values)) {
      ($0.generation, $0.appearance, $0.palette) = (generation, appearance, .v5)
    }.commands.compactMap { command in
      guard case .fill(_, .color(let color)) = command else { return nil }
      return color
    }
  }

  @Test func `a bullet has the system's colors`() throws {
    let forecast = RGBA(red: 0, green: 0, blue: 255, alpha: 77)
    let (gray, good, bad) = (RGBA(0x8E8E93), RGBA(0x34C759), RGBA(0xFF3B30))
    expect(
      try Array(surfaces([70, 60, 90], .classic, .light).prefix(3)), is: [gray, forecast, good])
    expect(
      try Array(surfaces([60, 60, 90], .classic, .light).prefix(3)), is: [gray, forecast, bad])
    expect(
      try Array(surfaces([70, 60, 90], .classic, .dark).prefix(3)),
      is: [gray, forecast, RGBA(0x30D158)])
    expect(
      try Array(surfaces([50, 60, 90], .classic, .dark).prefix(3)),
      is: [gray, forecast, RGBA(0xFF453A)])
  }

  @Test(arguments: Appearance.allCases)
  func `today's bullets have the palette's`(appearance: Appearance) throws {
    let found = try surfaces([70, 60, 90], .horizon, appearance)
    #expect(!found.contains(RGBA(0x8E8E93)))
    #expect(!found.contains(RGBA(red: 0, green: 0, blue: 255, alpha: 77)))
  }

  @Test func `names of micro columns are black or white`() throws {
    let chart = ChartView(.microColumn, [3, 5], categories: ["Mon", "Tue"])
    for (appearance, color) in [(Appearance.light, RGBA(0x000000)), (.dark, RGBA(0xFFFFFF))] {
      let colors = try DrawnChart(chart) {
        ($0.generation, $0.appearance, $0.palette) = (.classic, appearance, .v5)
      }.commands.compactMap { command -> RGBA? in
        guard case .glyphs(let run, _) = command else { return nil }
        return run.color
      }
      expect(colors.count { $0 == color }, is: 2)
    }
  }
}
