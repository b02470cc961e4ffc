import Synchronization

/// Font engines that wait for work: one for each thread that draws at the same time.
final class FontEnginePool: Sendable {
  let library: FontLibrary
  private let idle = Mutex<[Idle]>([])

  /// `@unchecked Sendable`: an engine is either in the pool, behind its lock, or with the one
  /// call that has taken it out.
  private struct Idle: @unchecked Sendable {
    let engine: FontEngine
  }

  init(_ library: FontLibrary) {
    self.library = library
  }

  /// Lends an engine to `body`, a new one when all are in use.
  func withEngine<Result>(_ body: (FontEngine) throws -> Result) throws -> Result {
    let engine = try idle.withLock { $0.popLast() }?.engine ?? FontEngine(library)
    defer {
      let returned = Idle(engine: engine)
      idle.withLock { $0.append(returned) }
    }
    return try body(engine)
  }
}
