import Glibc

/// Lines of cells between tabs, after a line of titles, sorted by the bytes of the first cells, which are the names of
/// the rows.
///
/// A start needs only a few cells of a large table, so only the ends of lines are searched in the
/// whole table.
package struct SortedTable: Sendable {
  private let bytes: [UInt8]
  /// The first byte of each row, and the end of the text.
  private let starts: [Int]

  /// Creates a table from a text, each of whose lines ends with a line break.
  package init(_ text: [UInt8]) {
    bytes = text
    // No byte is read beyond the text: the bytes to search are counted from the end of the line before.
    starts = text.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return [] }
      var starts: [Int] = []
      var end = 0
      while let found = memchr(start + end, Int32(UInt8(ascii: "\n")), buffer.count - end) {
        end = UnsafeRawPointer(found) - start + 1
        starts.append(end)
      }
      return starts
    }
  }

  /// The indices of the rows.
  package var rows: Range<Int> { 0..<max(0, starts.count - 1) }

  /// Returns the row with a name; `nil` if there is none.
  ///
  /// Colors of palettes are looked up here, dozens for a picture, so nothing is made of the bytes.
  package func row(named name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      bytes.withUnsafeBufferPointer { bytes in
        var candidates = rows
        while !candidates.isEmpty {
          let middle = candidates.lowerBound + candidates.count / 2
          let row = UnsafeBufferPointer(rebasing: bytes[self.bytes(ofRow: middle)])
          let difference = Self.difference(Self.firstCell(of: row), name)
          if difference == 0 { return middle }
          candidates =
            difference < 0 ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return nil
      }
    }
  }

  /// Returns a negative number if a text is before another one, a positive one if it is after it, and 0 if they are
  /// equal. No more bytes are compared than the shorter one has.
  private static func difference(
    _ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let start = text.baseAddress, let otherStart = other.baseAddress else {
      return text.count - other.count
    }
    let difference = Int(memcmp(start, otherStart, min(text.count, other.count)))
    return difference == 0 ? text.count - other.count : difference
  }

  private func bytes(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row + 1] - 1 }

  /// Returns the bytes before the first tab.
  private static func firstCell(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.prefix(firstTab(in: bytes) ?? bytes.count))
  }

  /// Returns the place of the first tab, which is searched in no more bytes than there are.
  private static func firstTab(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    return memchr(start, Int32(UInt8(ascii: "\t")), bytes.count).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(start)
    }
  }

  /// Returns the cell of a row in a column, where the first row has the names; empty if the row ends before
  /// it.
  package subscript(row: Int, column: Int) -> ArraySlice<UInt8> {
    bytes.withUnsafeBufferPointer { all in
      var rest = bytes(ofRow: row)
      for _ in 0..<column {
        guard let tab = Self.firstTab(in: UnsafeBufferPointer(rebasing: all[rest])) else {
          return []
        }
        rest = rest.lowerBound + tab + 1..<rest.upperBound
      }
      let cell = Self.firstCell(of: UnsafeBufferPointer(rebasing: all[rest]))
      return bytes[rest.lowerBound..<rest.lowerBound + cell.count]
    }
  }
}
