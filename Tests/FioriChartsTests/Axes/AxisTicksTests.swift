import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriLayout
@testable import TestSupport

struct AxisTicksTests {
  private func ticks(_ minimum: Double, _ maximum: Double, step: Double = 1) -> AxisTicks {
    AxisTicks(values: [maximum, minimum], minimum: minimum, maximum: maximum, step: step)
  }

  @Test(arguments: [
    (0.0, 5.0, 0.0), (2, 5, 2), (-5, 5, 0), (-5, 0, 0), (-5, -2, -2), (0, 0, 0),
  ])
  func `the baseline is zero or the nearest to it`(
    minimum: Double, maximum: Double, baseline: Double
  ) {
    expect(ticks(minimum, maximum).baseline, is: baseline)
  }

  @Test func `positions run from 0 at the minimum to 1 at the maximum`() {
    expect(ticks(20, 70).position(of: 20), is: 0)
    expect(ticks(20, 70).position(of: 45), is: 0.5)
    expect(ticks(20, 70).position(of: 70), is: 1)
    expect(ticks(20, 70).position(of: 120), is: 2)
  }

  @Test func `a range without a span and one beyond all doubles have positions`() {
    expect(ticks(5, 5).position(of: 5), is: 0)
    let wide = ticks(-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    expect(wide.position(of: 0), is: 0.5)
    expect(wide.position(of: .greatestFiniteMagnitude), is: 1)
  }

  @Test func `a tick within a thousandth of a step is the baseline's`() {
    let ticks = ticks(0, 0.0012, step: 0.0006)
    #expect(ticks.isBaseline(0))
    #expect(ticks.isBaseline(5e-7))
    #expect(!ticks.isBaseline(0.0006))
    #expect(!ticks.isBaseline(-6.1e-7))
  }

  @Test func `the smallest step has a baseline`() {
    #expect(ticks(0, .leastNonzeroMagnitude, step: .leastNonzeroMagnitude).isBaseline(0))
  }

  @Test func `without data there are a zero and a one`() {
    expect(TickCase.text(of: .noData), is: "1 0 | 0...1")
    expect(AxisTicks.noData.step, is: 1)
  }
}
