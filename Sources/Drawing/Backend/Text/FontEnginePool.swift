import Synchronization

/// Idle font engines; each thread that draws at the same time needs one.
package final class FontEnginePool: Sendable {
  package let library: FontLibrary
  private let idle = Mutex<[Idle]>([])

  /// `@unchecked Sendable`: an engine is either in the pool, behind its lock, or used by the one
  /// call that took it out.
  private struct Idle: @unchecked Sendable {
    let engine: FontEngine
  }

  private init(_ library: FontLibrary) {
    self.library = library
  }

  /// The pools with the options of each. Programs have one, and the first dictionary with a new type of
  /// key takes Swift 330,000 instructions.
  private static let pools = Mutex<[(options: FontOptions, pool: FontEnginePool)]>([])

  /// Returns the pool for some fonts, which all renderers with these fonts share for the lifetime
  /// of the process: engines are costly to start, and Pango never releases a Fontconfig
  /// configuration.
  package static func pool(for options: FontOptions) throws(FontError) -> FontEnginePool {
    let result = pools.withLock { pools -> Result<FontEnginePool, FontError> in
      if let known = pools.first(where: { $0.options == options }) { return .success(known.pool) }
      return Result { () throws(FontError) in
        let pool = FontEnginePool(try FontLibrary(options))
        pools.append((options, pool))
        return pool
      }
    }
    return try result.get()
  }

  /// Calls `body` with an idle engine, or a new one if all are in use.
  package func withEngine<Result>(_ body: (FontEngine) throws -> Result) throws -> Result {
    let engine = try idle.withLock { $0.popLast() }?.engine ?? FontEngine(library)
    defer {
      let returned = Idle(engine: engine)
      idle.withLock { $0.append(returned) }
    }
    return try body(engine)
  }
}
