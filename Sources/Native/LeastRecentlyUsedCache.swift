/// Values by key, up to a number of bytes: the values that were used least recently are dropped
/// first.
///
/// Finding, keeping and dropping a value take the same time however many there are. Of two keys with
/// the same hash, which differs in each process, only the value kept last is found.
///
/// It is public for the compiler alone, in a module that users do not import: other modules get a cache
/// compiled for their own keys only from one that is inlinable and public, and looking up the types of a
/// generic one takes 200,000 instructions at each start.
public struct LeastRecentlyUsedCache<Key: Hashable, Value> {
  /// The largest `byteCount`.
  public let byteLimit: Int
  /// The bytes of all values and of their tables; at most the limit.
  @inlinable public var byteCount: Int { usedByteCount }

  /// The places of the entries by the hashes of their keys.
  ///
  /// The keys themselves would make a new type of dictionary of each cache, and the first use of a
  /// type takes Swift 200,000 instructions, 0.4 % of a start.
  @usableFromInline var indices: [Int: Int] = [:]
  /// The entries in no order, each linked to those used just after and just before it.
  @usableFromInline var entries: [CacheEntry<Key, Value>] = []
  @usableFromInline var usedByteCount = 0
  @usableFromInline var newest = CacheLink.none
  @usableFromInline var oldest = CacheLink.none

  /// The bytes of the tables for one value; both grow to up to twice the size they need.
  @inlinable public static var tableByteCount: Int {
    2 * (MemoryLayout<CacheEntry<Key, Value>>.stride + MemoryLayout<(Int, Int)>.stride)
  }

  /// Creates an empty cache.
  @inlinable public init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The number of values.
  @inlinable public var count: Int { entries.count }

  /// Returns the value of a key, or `nil` if it is not in the cache.
  @inlinable public mutating func value(for key: Key) -> Value? {
    guard let index = indices[key.hashValue], entries[index].key == key else { return nil }
    if index != newest {
      unlink(index)
      linkAsNewest(index)
    }
    return entries[index].value
  }

  /// Adds or replaces a value that takes a number of bytes, its key's included, and drops others if
  /// there is no space. A value that is larger than the limit is not kept.
  @inlinable public mutating func keep(_ value: Value, for key: Key, byteCount: Int) {
    let hash = key.hashValue
    if let index = indices[hash] { remove(at: index) }
    let byteCount = byteCount + Self.tableByteCount
    guard byteCount <= byteLimit else { return }
    while usedByteCount > byteLimit - byteCount { remove(at: oldest) }
    let index = entries.count
    entries.append(CacheEntry(key: key, hash: hash, value: value, byteCount: byteCount))
    indices[hash] = index
    linkAsNewest(index)
    usedByteCount += byteCount
  }

  @inlinable mutating func remove(at index: Int) {
    unlink(index)
    usedByteCount -= entries[index].byteCount
    indices[entries[index].hash] = nil
    let last = entries.removeLast()
    if index < entries.count { move(last, to: index) }
  }

  /// Fills the gap that a removed entry has left with the last one.
  @inlinable mutating func move(_ entry: CacheEntry<Key, Value>, to index: Int) {
    entries[index] = entry
    indices[entry.hash] = index
    join(entry.older, index)
    join(index, entry.newer)
  }

  @inlinable mutating func unlink(_ index: Int) {
    join(entries[index].older, entries[index].newer)
  }

  @inlinable mutating func linkAsNewest(_ index: Int) {
    join(newest, index)
    join(index, CacheLink.none)
  }

  /// Makes one entry the next older one of another; either may be the end of the list.
  @inlinable mutating func join(_ older: Int, _ newer: Int) {
    if older == CacheLink.none { oldest = newer } else { entries[older].newer = newer }
    if newer == CacheLink.none { newest = older } else { entries[newer].older = older }
  }
}

/// The end of a list of entries.
@usableFromInline enum CacheLink {
  @inlinable static var none: Int { -1 }
}

/// A value in a cache.
///
/// It is not nested in the cache, which requires its keys to be hashable: Swift would look up that
/// conformance at the start of the program, for each cache.
@usableFromInline struct CacheEntry<Key, Value> {
  @usableFromInline let key: Key
  @usableFromInline let hash: Int
  @usableFromInline let value: Value
  @usableFromInline let byteCount: Int
  /// The places of the entries used just before and just after this one.
  @usableFromInline var older = CacheLink.none
  @usableFromInline var newer = CacheLink.none

  @inlinable init(key: Key, hash: Int, value: Value, byteCount: Int) {
    self.key = key
    self.hash = hash
    self.value = value
    self.byteCount = byteCount
  }
}
