import Synchronization

/// Font engines that wait for work: one for each thread that draws at the same time.
package final class FontEnginePool: Sendable {
  package let library: FontLibrary
  private let idle = Mutex<[Idle]>([])

  /// `@unchecked Sendable`: an engine is either in the pool, behind its lock, or with the one
  /// call that has taken it out.
  private struct Idle: @unchecked Sendable {
    let engine: FontEngine
  }

  private init(_ library: FontLibrary) {
    self.library = library
  }

  private static let pools = Mutex<[FontOptions: FontEnginePool]>([:])

  /// The pool for the given fonts, which all renderers with these fonts share as long as the
  /// process lives: engines are costly to start, and Pango keeps a Fontconfig configuration that
  /// it has once been given.
  package static func pool(for options: FontOptions) throws(FontError) -> FontEnginePool {
    let result = pools.withLock { pools -> Result<FontEnginePool, FontError> in
      if let pool = pools[options] { return .success(pool) }
      return Result { () throws(FontError) in
        let pool = FontEnginePool(try FontLibrary(options))
        pools[options] = pool
        return pool
      }
    }
    return try result.get()
  }

  /// Lends an engine to `body`, a new one when all are in use.
  package func withEngine<Result>(_ body: (FontEngine) throws -> Result) throws -> Result {
    let engine = try idle.withLock { $0.popLast() }?.engine ?? FontEngine(library)
    defer {
      let returned = Idle(engine: engine)
      idle.withLock { $0.append(returned) }
    }
    return try body(engine)
  }
}
