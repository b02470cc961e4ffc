import Glibc

/// Blurs coverage with integer arithmetic, so that the bytes are the same on every machine.
package struct GaussianBlur {
  private let passes: [Pass]
  /// The distance over which a pixel affects others.
  package let reach: Int

  /// One pass along the rows.
  private enum Pass {
    /// The weights of the pixels around a pixel, in 65,536ths.
    case weights([UInt32])
    /// The mean of an odd number of pixels around a pixel.
    case box(Int)

    var reach: Int {
      switch self {
      case .weights(let weights): weights.count / 2
      case .box(let width): width / 2
      }
    }
  }

  /// The largest weighted deviation in pixels. Above it, three boxes approximate a Gaussian to
  /// within 1 %, as SVG viewers do, and take the same time at any width.
  private static let largestWeighed = 16.0

  /// Creates a blur with a deviation in pixels.
  package init(deviation: Double) {
    passes =
      deviation > Self.largestWeighed
      ? Self.boxes(deviation).map(Pass.box) : [.weights(Self.weights(deviation))]
    reach = passes.reduce(0) { $0 + $1.reach }
  }

  /// Returns the blurred mask; beyond its edges nothing is covered.
  package func blurred(_ mask: CoverageMask) -> CoverageMask {
    guard reach > 0 else { return mask }
    let levels = mask.values.map { UInt16($0) << 8 }
    let turned = blurredRows(of: levels, width: mask.width)
    let result = blurredRows(of: turned, width: mask.height)
    return CoverageMask(
      width: mask.width, height: mask.height,
      values: result.map { UInt8((UInt32($0) + 128) >> 8) })
  }

  /// Returns the rows, blurred and transposed.
  private func blurredRows(of levels: [UInt16], width: Int) -> [UInt16] {
    let height = levels.count / width
    var turned = [UInt16](repeating: 0, count: levels.count)
    var line: [UInt32] = []
    var previous: ArraySlice<UInt16> = []
    for row in 0..<height {
      let current = levels[row * width..<(row + 1) * width]
      if current != previous {
        // Straight edges make many rows equal.
        let margin = repeatElement(UInt32(0), count: reach)
        line = margin + current.map { UInt32($0) } + margin
        for pass in passes { line = Self.blurred(line, pass) }
        previous = current
      }
      for column in 0..<width {
        turned[column * height + row] = UInt16(truncatingIfNeeded: line[reach + column])
      }
    }
    return turned
  }

  private static func blurred(_ line: [UInt32], _ pass: Pass) -> [UInt32] {
    switch pass {
    case .weights(let weights): weighed(line, weights)
    case .box(let width): averaged(line, width)
    }
  }

  /// Applies the weights; a level of 255 × 256 times 65,536 just fits into 32 bits.
  private static func weighed(_ line: [UInt32], _ weights: [UInt32]) -> [UInt32] {
    let reach = weights.count / 2
    let count = line.count - 2 * reach
    guard count > 0, reach > 0 else { return line }
    var sums = [UInt32](repeating: 32_768, count: line.count)
    // Buffers check no bounds: for the first picture of a process, the blur was a tenth of all
    // instructions. A pixel has `reach` others on both sides, as the loop leaves out the first and the last.
    line.withUnsafeBufferPointer { line in
      weights.withUnsafeBufferPointer { weights in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in reach..<reach + count {
            var sum = sums[index] &+ weights[reach] &* line[index]
            for distance in 1...reach {
              // Both sides have the same weights.
              let pair = line[index &- distance] &+ line[index &+ distance]
              sum &+= weights[reach &+ distance] &* pair
            }
            sums[index] = sum >> 16
          }
        }
      }
    }
    return sums
  }

  private static func averaged(_ line: [UInt32], _ width: Int) -> [UInt32] {
    let (half, divisor) = (width / 2, UInt32(width))
    var sum = line.prefix(half).reduce(0, +)
    return line.indices.map { index in
      if index + half < line.count { sum += line[index + half] }
      if index > half { sum -= line[index - half - 1] }
      return (sum + divisor / 2) / divisor
    }
  }

  /// Returns weights up to three deviations, which is all that 8 bits can show; their sum is
  /// 65,536.
  private static func weights(_ deviation: Double) -> [UInt32] {
    let reach = Int((3 * deviation).rounded(.up))
    guard reach > 0 else { return [65_536] }
    let shares = (-reach...reach).map { offset in
      let distance = Double(offset) / deviation
      return exp(-distance * distance / 2)
    }
    let total = shares.reduce(0, +)
    var weights = shares.map { UInt32(($0 / total * 65_536).rounded()) }
    let others = weights.reduce(0, +) - weights[reach]
    weights[reach] = 65_536 - others
    return weights
  }

  /// Returns three odd widths with the same total variance: a box of `w` pixels has (w² − 1) / 12.
  private static func boxes(_ deviation: Double) -> [Int] {
    let variance = 12 * deviation * deviation
    let ideal = (variance / 3 + 1).squareRoot()
    let narrow = 2 * Int((ideal - 1) / 2) + 1
    let width = Double(narrow)
    let count = ((3 * (width + 2) * (width + 2) - 3 - variance) / (4 * width + 4)).rounded()
    return (0..<3).map { Double($0) < count ? narrow : narrow + 2 }
  }
}
