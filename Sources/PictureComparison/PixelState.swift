/// What became of a pixel in a comparison.
enum PixelState: UInt8 {
  case unchanged
  case changed
  case antiAliased
  case ignored
}
