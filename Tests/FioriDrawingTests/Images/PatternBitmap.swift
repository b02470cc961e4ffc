import FioriRender
import Testing

@testable import TestSupport

/// A picture that is easy or hard to compress, the same on every run.
struct PatternBitmap: Sendable, CustomTestStringConvertible {
  /// What the pixels are like.
  enum Pattern: CaseIterable {
    /// Every pixel has a color of its own.
    case noise
    /// Stretches of one color, up to some hundred pixels long.
    case runs
    /// Rows, most of them as the one above.
    case rows
    /// A few lines of colors over and over, further and further back.
    case echoes
    /// Colors whose counts grow as Fibonacci's numbers, of which codes are as deep as can be.
    case depths
  }

  let pattern: Pattern
  let width: Int
  let height: Int
  let isOpaque: Bool

  var testDescription: String {
    "\(pattern), \(width) × \(height), \(isOpaque ? "opaque" : "transparent")"
  }

  /// Of each pattern small, odd and wide ones; the widest rows are further apart than deflate sees.
  static let all = small + cases([(8_191, 2), (8_192, 2), (10_923, 2)])

  /// One whose rows are further apart than deflate sees.
  static let widest = PatternBitmap(pattern: .runs, width: 10_923, height: 2, isOpaque: false)

  /// Those that are not wide.
  static let small = cases([(1, 400), (2, 300), (701, 3), (97, 61)])

  private static func cases(_ sizes: [(width: Int, height: Int)]) -> [PatternBitmap] {
    Pattern.allCases.flatMap { pattern in
      sizes.flatMap { size in
        [false, true].map {
          PatternBitmap(pattern: pattern, width: size.width, height: size.height, isOpaque: $0)
        }
      }
    }
  }

  /// Red, green, blue and alpha.
  var bitmap: Bitmap {
    var generator = JSONTestGenerator(state: UInt64(width * 31 + height))
    var pixels: [UInt32] = []
    while pixels.count < width * height { append(to: &pixels, &generator) }
    let alpha: UInt32 = isOpaque ? 0xFF00_0000 : 0x8000_0000
    let bytes = pixels.prefix(width * height).flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: (pixel | alpha) >> $0) }
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }

  private func append(to pixels: inout [UInt32], _ generator: inout JSONTestGenerator) {
    switch pattern {
    case .noise: pixels.append(.random(in: 0...(.max), using: &generator))
    case .runs:
      let color = UInt32.random(in: 0...(.max), using: &generator)
      pixels += repeatElement(color, count: .random(in: 1...400, using: &generator))
    case .rows where pixels.isEmpty || generator.next() % 4 == 0:
      pixels += (0..<width).map { _ in .random(in: 0...999, using: &generator) }
    case .rows: pixels += pixels.suffix(width)
    case .echoes where pixels.count < 300 || generator.next() % 8 == 0:
      pixels.append(.random(in: 0...(.max), using: &generator))
    case .echoes:
      let start = Int.random(in: 0..<pixels.count, using: &generator)
      pixels += pixels[start...].prefix(.random(in: 1...90, using: &generator))
    case .depths:
      var (count, next) = (1, 1)
      for color in 0..<14 as Range<UInt32> {
        pixels += (0..<count).map { UInt32($0) << 20 | color &* 0x0101 }
        (count, next) = (next, count + next)
      }
    }
  }
}
