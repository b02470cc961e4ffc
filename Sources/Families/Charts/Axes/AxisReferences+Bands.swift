import FioriBasics
import FioriLayout
import FioriModel

/// The areas of bands.
extension AxisReferences {
  /// Returns the bands, which lie under everything else.
  func bands(in area: PlotArea) -> [PlotShape] {
    bandRects(in: area).map { .block($0, bandColor) }
  }

  /// Returns the bands at values that columns hide nearly completely, such as the only column of a plot, over these columns:
  /// their titles alone would be read as of the parts of a stack beside them.
  func bands(in area: PlotArea, over columns: [ColumnSet]) -> [PlotShape] {
    bandRects(in: area).filter { band in
      columns.reduce(0) { $0 + $1.coveredShare(of: band) } > 1 - Self.leastSeenBand
    }.flatMap { band in columns.map { .within($0, [.block(band, bandColor)]) } }
  }

  private func bandRects(in area: PlotArea) -> [Rect] {
    items.filter { !$0.isLine }.map { rect(of: $0, in: area) }
  }

  private var bandColor: RGBA { colors.target.fadedTo(Self.bandOpacity) }

  static let bandOpacity = 0.12
  /// The share of a band that columns leave at least (chosen: Docs/sources/charts.md#references).
  private static let leastSeenBand = 0.1
}

extension ColumnSet {
  /// Returns the share of a band across the columns that these cover.
  fileprivate func coveredShare(of band: Rect) -> Double {
    let covered = columns.reduce(0) { sum, column in
      let (low, high) = (min(column.base, column.end), max(column.base, column.end))
      let box = isHorizontal ? band.minX...band.maxX : band.minY...band.maxY
      return sum + max(min(high, box.upperBound) - max(low, box.lowerBound), 0) * slotLength
    }
    return covered / max(band.size.width * band.size.height, .leastNonzeroMagnitude)
  }
}
