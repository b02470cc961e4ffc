@testable import PictureComparison

/// Two hand-made pictures of which one may have come from the other.
enum HandMadePair: String, CaseIterable {
  /// An edge moved by less than a pixel.
  case edge
  /// An edge moved by more than two.
  case wide
  case disc
  case glass
  case noise
  case ghosts
  case faint

  var pictures: (expected: PixelBuffer, actual: PixelBuffer) {
    switch self {
    case .edge: (HandMade.edge(shift: 40), HandMade.edge(shift: 43))
    case .wide: (HandMade.edge(shift: 40), HandMade.edge(shift: 60))
    case .disc: (HandMade.disc(shift: 0), HandMade.disc(shift: 2))
    case .glass:
      (HandMade.disc(shift: 0, isTranslucent: true), HandMade.disc(shift: 3, isTranslucent: true))
    case .noise: (Self.noise(1, false, 100), Self.noise(2, false, 100))
    case .ghosts: (Self.noise(3, true, 100), Self.noise(4, true, 100))
    case .faint: (Self.noise(5, false, 16), Self.noise(6, false, 16))
    }
  }

  private static func noise(_ seed: UInt32, _ isTranslucent: Bool, _ spread: UInt32) -> PixelBuffer
  {
    HandMade.noise(seed: seed, isTranslucent: isTranslucent, spread: spread)
  }
}
