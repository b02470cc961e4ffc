import Glibc

/// The limit on the files that the process may have open.
package enum OpenFiles {
  /// Drawing on two cores opens 13 files at a time. Dispatch ends a process when it cannot open its
  /// own, and so would leave no message.
  private static let leastCount: UInt = 16

  /// The number of files that the process may have open.
  package static var limit: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }

  /// Raises the limit as far as the system allows; by default, to the limit for drawing on 60
  /// cores.
  ///
  /// - Throws: The failure if the process could not draw.
  package static func raiseLimit(to count: UInt = 256) throws(RunFailure) {
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0, limit.rlim_cur < count else { return }
    limit.rlim_cur = min(limit.rlim_max, count)
    guard limit.rlim_cur >= leastCount else {
      throw RunFailure.tooFewOpenFiles(limit.rlim_cur, least: leastCount)
    }
    setrlimit(files, &limit)
  }
}
