import FioriBasics
import FioriModel
import FioriNative

/// Shadow tiles, blurred once for each shape of corner: cards of any size share one.
final class ShadowTileCache {
  private var tiles = LeastRecentlyUsedCache<ShadowTile, CoverageMask>(
    byteLimit: ShadowTileCache.byteLimit)
  private let rasterizer: GlyphRasterizer

  init(rasterizer: GlyphRasterizer) {
    self.rasterizer = rasterizer
  }

  /// The tiles of a card in three scales and three formats take a tenth.
  static let byteLimit = 4_000_000

  /// The bytes of all tiles.
  var byteCount: Int { tiles.byteCount }

  /// Returns the pixels of a tile.
  func mask(of tile: ShadowTile) throws -> CoverageMask {
    if let mask = tiles.value(for: tile) { return mask }
    let mask = try drawn(tile)
    tiles.keep(mask, for: tile, byteCount: mask.values.capacity)
    return mask
  }

  private func drawn(_ tile: ShadowTile) throws -> CoverageMask {
    let blurred = GaussianBlur(deviation: tile.deviation)
      .blurred(try coverage(tile.movedShape, of: tile))
    return tile.isCutOut ? blurred.subtracting(try coverage(tile.shape, of: tile)) : blurred
  }

  private func coverage(_ path: Path, of tile: ShadowTile) throws -> CoverageMask {
    let (width, height) = (tile.horizontal.count, tile.vertical.count)
    var values = [UInt8](repeating: 0, count: width * height)
    try values.withUnsafeMutableBytes { pixels in
      try rasterizer.draw(path, into: pixels, width: width, height: height, bytesPerRow: width)
    }
    return CoverageMask(width: width, height: height, values: values)
  }
}
