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
  package func row(named name: String) -> Int? {
    var candidates = rows
    while !candidates.isEmpty {
      let middle = candidates.lowerBound + candidates.count / 2
      let difference = difference(ofRow: middle, to: name)
      if difference == 0 { return middle }
      candidates =
        difference < 0 ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return nil
  }

  /// Returns a negative number if the name of a row is before a name, a positive one if it is
  /// after it, and 0 if they are equal.
  ///
  /// Colors of palettes are looked up here, dozens for a picture, so nothing is made of the bytes.
  private func difference(ofRow row: Int, to name: String) -> Int {
    var place = starts[row]
    for byte in name.utf8 {
      let own = bytes[place]
      if Self.endsCell(own) { return -1 }
      if own != byte { return Int(own) - Int(byte) }
      place += 1
    }
    return Self.endsCell(bytes[place]) ? 0 : 1
  }

  private static func endsCell(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  /// Returns the cell of a row in a column, where the first row has the names; empty if the row ends before
  /// it.
  package subscript(row: Int, column: Int) -> ArraySlice<UInt8> {
    var rest = bytes[starts[row]..<starts[row + 1] - 1]
    for _ in 0..<column {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return [] }
      rest = rest[(tab + 1)...]
    }
    return rest.prefix { $0 != UInt8(ascii: "\t") }
  }
}
