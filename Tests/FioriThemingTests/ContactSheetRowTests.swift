import FioriRender
import Testing

@testable import FioriSheets
@testable import TestSupport

/// How tiles become rows.
struct ContactSheetRowTests {
  @Test func `without tiles there are no rows`() {
    #expect(ContactSheetRow.rows(of: [], gap: 24, ratio: 1.5).isEmpty)
  }

  @Test func `equal tiles fill an area of the requested shape`() {
    let sizes = [Size](repeating: Size(width: 76, height: 76), count: 16)
    let rows = ContactSheetRow.rows(of: sizes, gap: 24, ratio: 1)
    expect(rows.map(\.range), is: [0..<4, 4..<8, 8..<12, 12..<16])
    #expect(rows.allSatisfy { $0.width == 376 && $0.height == 76 })
  }

  @Test(arguments: 1...40)
  func `all tiles are in rows in their order, and none overlaps the next`(count: Int) {
    let sizes = (0..<count).map { (place: Int) -> Size in
      let (width, height) = (20 + place * 37 % 300, 10 + place * 53 % 200)
      return Size(width: Double(width), height: Double(height))
    }
    let rows = ContactSheetRow.rows(of: sizes, gap: 8, ratio: 4.0 / 3)
    expect(rows.flatMap { Array($0.range) }, is: Array(0..<count))
    for row in rows {
      let tiles = Array(sizes[row.range])
      let gaps = Double(8 * (tiles.count - 1))
      expect(row.height, is: tiles.map(\.height).max())
      expect(row.width, is: tiles.map(\.width).reduce(0, +) + gaps)
    }
  }
}
