import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct DeflateCodeTests {
  /// RFC 1951, 3.2.5: the least length of each symbol from 257 on, the least distance of each from 0.
  private static let leastLengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let leastDistances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  @Test func `lengths and distances have the symbols of the standard`() {
    for length in 3...258 {
      let number = DeflateNumber(length: length)
      let least = Self.leastLengths[Int(number.symbol) - 257]
      expect(least + Int(number.extra), is: length)
      expect(Self.leastLengths.last { $0 <= length }, is: least)
    }
    for distance in 1...32_768 {
      let number = DeflateNumber(distance: distance)
      let least = Self.leastDistances[Int(number.symbol)]
      expect(least + Int(number.extra), is: distance)
      expect(Self.leastDistances.last { $0 <= distance }, is: least)
    }
  }

  @Test func `the standard's number of further bits is written`() {
    for (symbol, least) in Self.leastLengths.enumerated() where symbol != 28 {
      let number = DeflateNumber(length: least)
      expect(Int(number.extraCount), is: max(0, symbol / 4 - 1))
    }
    expect(DeflateNumber(length: 258).extraCount, is: 0)
    for (symbol, least) in Self.leastDistances.enumerated() {
      let number = DeflateNumber(distance: least)
      expect(Int(number.extraCount), is: max(0, symbol / 2 - 1))
      expect(DeflateToken.extraCount(ofDistance: symbol), is: Int(number.extraCount))
    }
  }

  @Test func `tokens keep a byte, or a length and a distance`() {
    for byte in [UInt8.min, 100, .max] {
      let token = DeflateToken(literal: byte)
      expect([token.content, token.distance, Int(token.extra)], is: [Int(byte), 542, 0])
    }
    let parts = [(3, 1), (258, 32_768), (100, 24_576)].map { length, distance in
      let token = DeflateToken(length: length, distance: distance)
      return [token.content, token.distance, Int(token.extra)]
    }
    expect(parts, is: [[256, 512, 0], [511, 541, 8_191], [353, 540, 8_191]])
  }

  /// The codes that begin with one of those of these lengths, of the 1 << 15 that there are.
  private func share(of lengths: some Sequence<some BinaryInteger>) -> Int {
    var share = 0
    for length in lengths { share += 1 << (15 - Int(length)) }
    return share
  }

  @Test func `codes are complete, and shorter for frequent symbols`() {
    var generator = JSONTestGenerator(state: 5)
    for size in 2...40 {
      let counts = (0..<size).map { _ in Int.random(in: 1...60, using: &generator) }
      let code = PrefixCode(counts: counts)
      expect(share(of: code.lengths), is: 1 << 15)
      for (left, right) in zip(counts.indices, counts.indices.dropFirst()) {
        if counts[left] > counts[right] { #expect(code.lengths[left] <= code.lengths[right]) }
      }
    }
  }

  @Test func `no code begins as another one`() {
    let code = PrefixCode(counts: [5, 0, 9, 1, 1, 40, 12, 0, 3])
    let used = code.lengths.indices.filter { code.lengths[$0] > 0 }
    expect(used, is: [0, 2, 3, 4, 5, 6, 8])
    for one in used {
      for other in used where other != one {
        let mask = UInt32(1) << UInt32(code.lengths[one]) - 1
        #expect(
          (code.entries[other] ^ code.entries[one]) >> 4 & mask != 0
            || code.lengths[other] < code.lengths[one])
      }
    }
  }

  @Test(arguments: [10, 15, 16, 17, 20, 28])
  func `no code has more than 15 bits`(size: Int) {
    var counts = [1, 1]
    while counts.count < size { counts.append(counts.suffix(2).reduce(0, +)) }
    let lengths = PrefixCode(counts: counts).lengths
    #expect(Int(lengths.max() ?? 0) == min(size - 1, 15) || size > 16)
    #expect(lengths.allSatisfy { (1...15).contains($0) })
    expect(share(of: lengths), is: 1 << 15)
  }

  @Test func `a symbol alone has one bit, and none has none`() {
    expect(PrefixCode(counts: [0, 0, 7]).lengths, is: [0, 0, 1])
    expect(PrefixCode(counts: [0, 0]).lengths, is: [0, 0])
  }

  @Test func `bits fill bytes from the lowest on`() {
    var writer = BitWriter()
    writer.write(0b101, count: 3)
    writer.write(0xFFFF, count: 16)
    writer.align()
    expect(Array(writer.bytes), is: [0b1111_1101, 0xFF, 0b111])
  }

  @Test func `memory grows without losing written bytes`() {
    var writer = BitWriter()
    for byte in 0..<200_000 {
      writer.reserve(1)
      writer.write(UInt64(byte & 0xFF), count: 8)
    }
    expect(writer.bytes.count, is: 200_000)
    #expect(writer.bytes.enumerated().allSatisfy { Int($1) == $0 & 0xFF })
  }
}
