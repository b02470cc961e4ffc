import FioriRender
import Synchronization
import WebServer

/// Encoded pictures by their ETags, up to a number of bytes.
final class PictureCache: Sendable {
  /// A picture that is kept.
  struct Picture: Sendable {
    let body: WebBody
    /// The number of warnings.
    let warningCount: Int
  }

  private let pictures: Mutex<LeastRecentlyUsedCache<String, Picture>>

  /// Creates an empty cache.
  init(byteLimit: Int) {
    pictures = Mutex(LeastRecentlyUsedCache(byteLimit: byteLimit))
  }

  /// The number of bytes that are kept.
  var byteCount: Int { pictures.withLock { $0.byteCount } }

  /// The number of pictures that are kept.
  var count: Int { pictures.withLock { $0.count } }

  /// Returns a picture, or `nil` if it is not there.
  func picture(_ tag: String) -> Picture? { pictures.withLock { $0.value(for: tag) } }

  /// Keeps a picture.
  func keep(_ picture: Picture, _ tag: String) {
    pictures.withLock { $0.keep(picture, for: tag, byteCount: picture.body.count + tag.utf8.count) }
  }

  /// Removes all pictures.
  func clear() {
    pictures.withLock { $0 = LeastRecentlyUsedCache(byteLimit: $0.byteLimit) }
  }
}
