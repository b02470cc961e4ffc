/// Where pixels stood the last few times.
struct RecentPixels: ~Copyable {
  /// Four places for each hash, the latest first. A place of 0 is none: a row's first byte is none
  /// of a pixel's.
  private let places: UnsafeMutableBufferPointer<SIMD4<UInt32>>

  /// 64 kB: of twice as much, the pictures are 0.1 % smaller.
  private static let hashBitCount = 12

  init() {
    places = .allocate(capacity: 1 << Self.hashBitCount)
    places.initialize(repeating: .zero)
  }

  deinit {
    places.deallocate()
  }

  /// The last four places of pixels with the hash of `pixel`, which need not be the same pixel.
  func places(of pixel: UInt32) -> SIMD4<UInt32> {
    places[Self.hash(pixel)]
  }

  /// Notes a pixel's place.
  func note(_ pixel: UInt32, at place: Int) {
    let hash = Self.hash(pixel)
    let known = places[hash]
    places[hash] = SIMD4(UInt32(truncatingIfNeeded: place), known.x, known.y, known.z)
  }

  private static func hash(_ pixel: UInt32) -> Int {
    Int((pixel &* 0x9E37_79B1) >> UInt32(32 - hashBitCount))
  }
}
