import Glibc

/// A text that equals another only if both have the same bytes: a path, a name or the key of a cache.
///
/// Swift's texts are equal if they read the same: an accented letter equals the letter with an accent after it.
/// Files with such names are two files, and pictures of such texts are two pictures.
package struct ExactText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.isExactly(other.text)
  }

  package static func < (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Most texts have their bytes in one place; other texts are hashed alike. All bytes of each
    // buffer are read, within the call.
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil {
      Array(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    // Ends the text, as two may follow each other in a key.
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Returns whether another text has the same bytes.
  package func isExactly(_ other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.count == others.count && Self.areSame(bytes, others)
      }
    }
    // Most texts have their bytes in one place.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares as many bytes of one buffer as of the other; an empty one may have no address.
  private static func areSame(
    _ bytes: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
    return memcmp(start, other, bytes.count) == 0
  }
}

extension [String] {
  /// The texts without those that have the same bytes as an earlier one.
  package var withoutRepeats: [String] {
    guard count > Self.searchedCount else {
      return indices.filter { index in !self[..<index].contains { $0.isExactly(self[index]) } }
        .map { self[$0] }
    }
    var seen: ExactTexts = []
    return filter { seen.add($0) }
  }

  /// Searching so few takes less time than hashing them, and most pictures have fewer sources.
  private static var searchedCount: Int { 8 }
}

extension [String?] {
  /// Returns whether other texts have the same bytes.
  package func areExactly(_ others: [String?]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return one.isExactly(other)
      }
  }
}

/// A set of texts, distinguished by their bytes.
package typealias ExactTexts = Set<ExactText>

extension Set<ExactText> {
  package init(of texts: some Sequence<String>) { self.init(texts.lazy.map { ExactText($0) }) }

  package func contains(_ text: String) -> Bool { contains(ExactText(text)) }

  /// Adds a text, and returns whether it is new.
  @discardableResult
  package mutating func add(_ text: String) -> Bool { insert(ExactText(text)).inserted }

  /// The texts, sorted by their bytes.
  package var sortedTexts: [String] { sorted().map(\.text) }
}

/// Values by texts, distinguished by their bytes.
package typealias ExactTable<Value> = [ExactText: Value]

extension Dictionary where Key == ExactText {
  package subscript(_ text: String) -> Value? {
    get { self[ExactText(text)] }
    set { self[ExactText(text)] = newValue }
  }

  package subscript(_ text: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(text), default: value()] }
    _modify { yield &self[ExactText(text), default: value()] }
  }
}
