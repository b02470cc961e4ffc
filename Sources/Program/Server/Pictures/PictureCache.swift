import FioriNative
import FioriRender
import RenderService
import Synchronization

/// Encoded pictures, up to a number of bytes, each until a file that it was made from changes.
final class PictureCache: Sendable {
  /// A picture that is kept.
  struct Picture: Sendable {
    let body: WebBody
    let counts: DiagnosticCounts
    /// The ETag: the checksum of the bytes, so that it changes with the picture, regardless of the
    /// reason.
    let tag: String

    /// Creates the picture of a worker's answer.
    init(_ answer: WorkerAnswer) {
      (body, counts) = (answer.response.body.compact, answer.counts)
      tag = "\"\(Checksum.sha256(of: answer.response.body.bytes).prefix(32))\""
    }
  }

  private struct Entry: Sendable {
    let picture: Picture
    let sources: PictureSources
  }

  private let entries: Mutex<LeastRecentlyUsedCache<ExactText, Entry>>

  /// Creates an empty cache.
  init(byteLimit: Int) {
    entries = Mutex(LeastRecentlyUsedCache(byteLimit: byteLimit))
  }

  /// The number of bytes that are kept.
  var byteCount: Int { entries.withLock { $0.byteCount } }

  /// The number of pictures that are kept.
  var count: Int { entries.withLock { $0.count } }

  /// Returns a picture, or `nil` if it is not there or no longer up to date.
  func picture(_ name: String) -> Picture? {
    guard let entry = entries.withLock({ $0.value(for: ExactText(name)) }),
      entry.sources.areUnchanged
    else {
      return nil
    }
    return entry.picture
  }

  /// Keeps a picture with the files it was made from.
  func keep(_ picture: Picture, from sources: PictureSources, _ name: String) {
    let byteCount = picture.body.count + name.utf8.count + sources.byteCount
    entries.withLock {
      $0.keep(Entry(picture: picture, sources: sources), for: ExactText(name), byteCount: byteCount)
    }
  }

  /// Removes all pictures.
  func clear() {
    entries.withLock { $0 = LeastRecentlyUsedCache(byteLimit: $0.byteLimit) }
  }
}
