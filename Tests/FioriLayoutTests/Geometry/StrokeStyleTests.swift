import FioriRender
import Testing

@testable import TestSupport

struct StrokeStyleTests {
  @Test func `a line is round and without gaps by default`() {
    let style = StrokeStyle(width: 2)
    expect(style.width, is: 2)
    expect(style.cap, is: .round)
    expect(style.dash, is: [])
  }

  @Test(arguments: [[2, 4], [3], [0, 4], [0.05, 0.05], [1, 2, 3]] as [[Double]])
  func `a dash is kept`(dash: [Double]) {
    expect(StrokeStyle(width: 1, cap: .butt, dash: dash).dash, is: dash)
  }

  @Test(
    arguments: [
      [0], [0, 0], [-1, 4], [4, -1], [.nan, 2], [2, .infinity], [1e-9, 1e-9],
    ] as [[Double]])
  func `a dash that cannot be drawn becomes a line without gaps`(dash: [Double]) {
    expect(StrokeStyle(width: 1, dash: dash).dash, is: [])
  }
}
