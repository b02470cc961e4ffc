import CCairo
import FioriModel
import Glibc

/// A zlib stream made by Zopfli, which owns its memory.
struct ZopfliStream: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// The times that the best matches are searched: 15, Zopfli's default, takes twice as long and saves
  /// less than a thousandth.
  private static let passCount: Int32 = 5

  /// Compresses `input`.
  ///
  /// - Throws: ``ImageError/outOfMemory``.
  init(_ input: UnsafeRawBufferPointer) throws(ImageError) {
    var options = ZopfliOptions()
    ZopfliInitOptions(&options)
    options.numiterations = Self.passCount
    var memory: UnsafeMutablePointer<UInt8>?
    var count = 0
    ZopfliCompress(
      &options, ZOPFLI_FORMAT_ZLIB, input.assumingMemoryBound(to: UInt8.self).baseAddress,
      input.count, &memory, &count)
    guard let memory else { throw .outOfMemory }
    (self.memory, self.count) = (memory, count)
  }

  deinit {
    free(memory)
  }

  /// Calls `body` with the stream, which must not outlive the call.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory, count: count))
  }
}
