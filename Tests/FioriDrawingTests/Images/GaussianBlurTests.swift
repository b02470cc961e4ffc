import FioriRender
import Glibc
import Testing

@testable import TestSupport

struct GaussianBlurTests {
  /// A square of 21 pixels wholly covered, in a mask with room for any blur of these tests.
  private static let side = 401
  private static let square = CoverageMask(
    width: side, height: side,
    values: (0..<side * side).map {
      abs($0 % side - 200) <= 10 && abs($0 / side - 200) <= 10 ? 255 : 0
    })

  /// What a true Gaussian makes of the square, at a distance from its middle.
  private func share(_ distance: Double, _ deviation: Double) -> Double {
    let width = deviation * 2.0.squareRoot()
    return (erf((distance + 10.5) / width) - erf((distance - 10.5) / width)) / 2
  }

  @Test(arguments: [(2.0, 1.5), (4, 1.5), (12, 1.5), (24, 3), (40, 3)])
  func `coverage is as the Gaussian has it`(deviation: Double, slack: Double) {
    let blurred = GaussianBlur(deviation: deviation).blurred(Self.square)
    let differences = stride(from: 0, to: Self.side * Self.side, by: 37).map { index in
      let (x, y) = (Double(index % Self.side - 200), Double(index / Self.side - 200))
      let expected = 255 * share(x, deviation) * share(y, deviation)
      return abs(Double(blurred.values[index]) - expected)
    }
    #expect((differences.max() ?? 0) <= slack)
  }

  @Test(arguments: [0.5, 1, 3.3, 20])
  func `nothing is lost and nothing leans`(deviation: Double) {
    let blurred = GaussianBlur(deviation: deviation).blurred(Self.square)
    let sum = blurred.values.reduce(0) { $0 + Int($1) }
    let share = Double(sum) / Double(21 * 21 * 255)
    #expect(abs(share - 1) < 0.02)
    expect(blurred.values, is: blurred.values.reversed())
  }

  @Test func `no blur leaves all as it is`() {
    expect(GaussianBlur(deviation: 0).blurred(Self.square), is: Self.square)
    expect(GaussianBlur(deviation: 0).reach, is: 0)
  }

  @Test func `it reaches as far as three deviations`() {
    for deviation in [0.5, 2, 16, 17, 100, 256] {
      let reach = Double(GaussianBlur(deviation: deviation).reach)
      #expect(abs(reach - 3 * deviation) <= 2)
    }
  }

  @Test func `fully covered pixels stay covered far from the edges`() {
    let full = CoverageMask(
      width: 61, height: 3, values: [UInt8](repeating: 255, count: 183))
    let blurred = GaussianBlur(deviation: 0.3).blurred(full)
    expect(blurred.values[61 + 30], is: 255)
  }
}
