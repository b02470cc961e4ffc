import CLibFuzzer

/// Changes a description so that most often it can still be read.
///
/// Bytes changed at random hardly ever get past the JSON reader; values and members that trade
/// places reach the layout.
struct DescriptionMutator {
  private let tokens: JSONTokens
  private var random: SeededGenerator

  init(_ bytes: [UInt8], seed: UInt64) {
    tokens = JSONTokens(bytes)
    random = SeededGenerator(state: seed)
  }

  /// The description changed; nil where there is nothing to change.
  mutating func mutated() -> [UInt8]? {
    guard let index = tokens.ranges.indices.randomElement(using: &random) else { return nil }
    let span = tokens.span(at: index)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return replacing(span, with: repeated(span))
    case 1: return replacing(span, with: Array(other(of: index)))
    case 2: return without(span)
    case 3: return replacing(tokens.ranges[index], with: mutatedByLibrary(tokens.ranges[index]))
    default: return replacing(scalar(from: index), with: word())
    }
  }

  /// Values that have been trouble somewhere.
  private static let words: [String] = [
    "0", "-0", "1", "-1", "2", "3", "0.5", "1e-300", "1e300", "-1e300", "1.7976931348623157e308",
    "5e-324", "1e9", "1e15", "123456789.987654321", "0.1", "99.95", "8192", "-8192", "64", "100",
    "null", "true", "false", "[]", "{}", "\"\"", "\" \"", "\"\\n\"", "\"\\u0000\"", "\"\\u2028\"",
    "\"\\u202E\"", "\"\\uFFFE\"", "\"\\u0001\"", "\"e\\u0301\\u0301\\u0301\"", "\"\\uD83D\\uDE00\"",
    "\"\\u05D0 1 \\u0627\"", "\"\\u0E01\\u0E33\"", "\"a\\u00ADb\\u200Bc\"", "\"\\uFFFF]]>\"",
    "\"<&>\\\"'\"", "\"Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww\"",
  ]

  private mutating func word() -> [UInt8] {
    Array((Self.words.randomElement(using: &random) ?? "null").utf8)
  }

  /// The next word or string, so that a mark is not made a value.
  private func scalar(from index: Int) -> Range<Int> {
    tokens.ranges[(index..<tokens.ranges.count).first { tokens.isScalar($0) } ?? index]
  }

  private mutating func other(of index: Int) -> ArraySlice<UInt8> {
    let other = tokens.ranges.indices.randomElement(using: &random) ?? index
    return tokens.bytes[tokens.span(at: other)]
  }

  private mutating func repeated(_ span: Range<Int>) -> [UInt8] {
    let count = Int.random(in: 2...9, using: &random)
    let copies = [[UInt8]](repeating: Array(tokens.bytes[span]), count: count)
    return Array(copies.joined(separator: Array(",".utf8)))
  }

  /// Leaves a value out, and the comma after it.
  private func without(_ span: Range<Int>) -> [UInt8] {
    let next = tokens.ranges.first { $0.lowerBound >= span.upperBound }
    let isComma = next.map { tokens.bytes[$0.lowerBound] == UInt8(ascii: ",") } ?? false
    let end = isComma ? next?.upperBound : nil
    return replacing(span.lowerBound..<(end ?? span.upperBound), with: [])
  }

  /// What libFuzzer makes of a few bytes, its dictionary at hand.
  private func mutatedByLibrary(_ span: Range<Int>) -> [UInt8] {
    var buffer = Array(tokens.bytes[span])
    let count = buffer.count
    let room = count + 64
    buffer += [UInt8](repeating: 0, count: 64)
    let length = buffer.withUnsafeMutableBufferPointer {
      LLVMFuzzerMutate($0.baseAddress, count, room)
    }
    return Array(buffer.prefix(length))
  }

  private func replacing(_ span: Range<Int>, with piece: [UInt8]) -> [UInt8] {
    tokens.bytes[..<span.lowerBound] + piece + tokens.bytes[span.upperBound...]
  }
}

/// What libFuzzer calls to change an input: by tokens most of the time, else by its own means.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateDescription(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32
) -> Int {
  guard seed % 8 != 0 else { return LLVMFuzzerMutate(start, count, room) }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var mutator = DescriptionMutator(bytes, seed: UInt64(seed))
  guard let mutated = mutator.mutated(), !mutated.isEmpty, mutated.count <= room else {
    return LLVMFuzzerMutate(start, count, room)
  }
  _ = UnsafeMutableBufferPointer(start: start, count: room).update(fromContentsOf: mutated)
  return mutated.count
}
