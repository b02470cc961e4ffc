import FioriNative
import Testing

@testable import TestSupport

struct LeastRecentlyUsedCacheTests {
  private typealias Cache = LeastRecentlyUsedCache<Int, String>

  /// A cache with room for values of the given bytes in all.
  private func cache(valuesOf byteCounts: Int...) -> Cache {
    Cache(byteLimit: byteCounts.reduce(0) { $0 + $1 + Cache.tableByteCount })
  }

  private func kept(_ cache: Cache, of keys: Range<Int>) -> [Int] {
    var cache = cache
    return keys.filter { cache.value(for: $0) != nil }
  }

  @Test func `the value used least recently is dropped first`() {
    var cache = cache(valuesOf: 100, 100, 100)
    for key in 1...3 { cache.keep("\(key)", for: key, byteCount: 100) }
    expect(kept(cache, of: 0..<9), is: [1, 2, 3])
    expect(cache.value(for: 1), is: "1")
    cache.keep("4", for: 4, byteCount: 100)
    expect(kept(cache, of: 0..<9), is: [1, 3, 4])
    cache.keep("5", for: 5, byteCount: 100)
    expect(kept(cache, of: 0..<9), is: [1, 4, 5])
  }

  @Test func `a value takes as much space as it needs`() {
    var cache = cache(valuesOf: 100, 100, 100)
    for key in 1...3 { cache.keep("\(key)", for: key, byteCount: 100) }
    cache.keep("4", for: 4, byteCount: 101)
    expect(kept(cache, of: 0..<9), is: [3, 4])
    expect(cache.byteCount, is: 201 + 2 * Cache.tableByteCount)
  }

  @Test func `a value as large as the limit is kept alone, a larger one not at all`() {
    var cache = cache(valuesOf: 100)
    cache.keep("1", for: 1, byteCount: 10)
    cache.keep("2", for: 2, byteCount: 101)
    expect(kept(cache, of: 0..<9), is: [1])
    cache.keep("3", for: 3, byteCount: 100)
    expect(kept(cache, of: 0..<9), is: [3])
    cache.keep("three", for: 3, byteCount: 101)
    expect(kept(cache, of: 0..<9), is: [])
    expect(cache.byteCount, is: 0)
  }

  @Test func `a value replaces the earlier value of its key`() {
    var cache = cache(valuesOf: 100, 100)
    cache.keep("1", for: 1, byteCount: 100)
    cache.keep("one", for: 1, byteCount: 50)
    expect(cache.value(for: 1), is: "one")
    expect(cache.count, is: 1)
    expect(cache.byteCount, is: 50 + Cache.tableByteCount)
  }

  @Test(arguments: 1...8)
  func `it behaves like a list in the order of use`(seed: Int) {
    var chance = Chance(seed: seed)
    let limit = 40 * Cache.tableByteCount
    var cache = Cache(byteLimit: limit)
    var model = RecencyModel(limit: limit, entryByteCount: Cache.tableByteCount)
    for step in 0..<4_000 {
      let key = chance.below(90)
      if chance.below(2) == 0 {
        expect(cache.value(for: key), is: model.value(for: key))
      } else {
        let byteCount = chance.below(Cache.tableByteCount)
        cache.keep("\(step)", for: key, byteCount: byteCount)
        model.keep("\(step)", for: key, byteCount: byteCount)
      }
      expect(cache.byteCount, is: model.byteCount)
      expect(cache.count, is: model.entries.count)
    }
    #expect(cache.byteCount <= limit && cache.count > 10)
  }
}

/// The same as a cache, in as few lines as possible.
private struct RecencyModel {
  let limit: Int
  let entryByteCount: Int
  /// The one used last comes last.
  private(set) var entries: [(key: Int, value: String, byteCount: Int)] = []

  init(limit: Int, entryByteCount: Int) {
    self.limit = limit
    self.entryByteCount = entryByteCount
  }

  var byteCount: Int { entries.reduce(0) { $0 + $1.byteCount } }

  mutating func value(for key: Int) -> String? {
    guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
    entries.append(entries.remove(at: place))
    return entries.last?.value
  }

  mutating func keep(_ value: String, for key: Int, byteCount: Int) {
    entries.removeAll { $0.key == key }
    guard byteCount + entryByteCount <= limit else { return }
    entries.append((key, value, byteCount + entryByteCount))
    while self.byteCount > limit { entries.removeFirst() }
  }
}
