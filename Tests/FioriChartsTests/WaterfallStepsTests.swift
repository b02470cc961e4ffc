import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

struct WaterfallStepsTests {
  @Test(arguments: [
    WaterfallCase([27, 3, -2], [0...27, 27...30, 28...30], range: 27...30),
    WaterfallCase([27, 3, nil], totals: [2], [0...27, 27...30, 0...30], range: 27...30),
    WaterfallCase(
      [10, nil, 5, nil], totals: [3], [0...10, nil, 10...15, 0...15], range: 10...15),
    WaterfallCase(
      [10, 5, 20, 1, nil], totals: [2, 4], [0...10, 10...15, 0...20, 20...21, 0...16],
      range: 10...21),
    WaterfallCase([nil, 5, nil], totals: [2], [nil, 0...5, 0...5], range: 5...5),
    WaterfallCase([nil, nil], [nil, nil], range: 0...0),
    WaterfallCase([5, -8, 1], [0...5, -3...5, -3 ... -2], range: -3...5),
    WaterfallCase([-5, -8], [-5...0, -13 ... -5], range: -13 ... -5),
    WaterfallCase([], [], range: 0...0),
  ])
  func `totals start at the baseline and the others at the level before`(item: WaterfallCase) {
    let steps = item.found.steps.map { step in
      step.map { min($0.start, $0.end)...max($0.start, $0.end) }
    }
    expect(steps, is: item.steps)
    expect(item.found.range, is: item.range)
  }

  @Test func `lines join neighbors at their common level, without a line beside a gap`() {
    let steps = WaterfallCase([10, 5, nil, 4, nil], totals: [4], [], range: 0...1).found
    expect(
      steps.connectors,
      is: [
        WaterfallSteps.Connector(from: 0, to: 1, level: 10, isShared: true),
        WaterfallSteps.Connector(from: 3, to: 4, level: 19, isShared: true),
      ])
  }

  @Test func `a line beside a total of another height ends at the total's near edge`() {
    let steps = WaterfallCase([10, 5, 12], totals: [2], [], range: 0...1).found
    expect(steps.connectors.map(\.isShared), is: [true, false])
  }
}
