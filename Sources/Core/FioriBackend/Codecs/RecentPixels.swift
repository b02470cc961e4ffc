/// The recent positions of pixels.
struct RecentPixels: ~Copyable {
  /// Four positions for each hash, the latest first. 0 means none: the first byte of a row does not
  /// belong to a pixel.
  private let places: UnsafeMutableBufferPointer<SIMD4<UInt32>>

  /// 64 kB; with twice as much, pictures are 0.1 % smaller.
  private static let hashBitCount = 12

  init() {
    places = .allocate(capacity: 1 << Self.hashBitCount)
    places.initialize(repeating: .zero)
  }

  deinit {
    places.deallocate()
  }

  /// Returns the last four positions of pixels with the hash of `pixel`, which may be other pixels.
  func places(of pixel: UInt32) -> SIMD4<UInt32> {
    places[Self.hash(pixel)]
  }

  /// Records a pixel's position.
  func note(_ pixel: UInt32, at place: Int) {
    let hash = Self.hash(pixel)
    let known = places[hash]
    places[hash] = SIMD4(UInt32(truncatingIfNeeded: place), known.x, known.y, known.z)
  }

  private static func hash(_ pixel: UInt32) -> Int {
    Int((pixel &* 0x9E37_79B1) >> UInt32(32 - hashBitCount))
  }
}
