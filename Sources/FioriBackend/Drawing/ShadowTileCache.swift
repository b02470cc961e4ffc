import FioriBasics
import FioriDisplay
import FioriModel

/// Shadow tiles, blurred once for each shape of corner: cards of any size share one.
final class ShadowTileCache {
  private var tiles: [ShadowTile: CoverageMask] = [:]
  private var byteCount = 0
  private let rasterizer: GlyphRasterizer

  init(rasterizer: GlyphRasterizer) {
    self.rasterizer = rasterizer
  }

  /// The size of the cache in bytes; a card in three scales and three formats takes a tenth.
  private static let capacity = 4_000_000

  /// Returns the pixels of a tile.
  func mask(of tile: ShadowTile) throws -> CoverageMask {
    if let mask = tiles[tile] { return mask }
    let mask = try drawn(tile)
    guard mask.values.count <= Self.capacity else { return mask }
    if byteCount + mask.values.count > Self.capacity { empty() }
    byteCount += mask.values.count
    tiles[tile] = mask
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

  private func empty() {
    tiles.removeAll()
    byteCount = 0
  }
}
