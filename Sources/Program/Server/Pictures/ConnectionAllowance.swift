import FileKit

/// The connections that a server may have; each is an open file.
struct ConnectionAllowance {
  /// The limits, lowered to the number of files that the process may open.
  let limits: WebLimits
  /// The line for the log if there are fewer connections than requested.
  let warning: String?

  /// Keeps of the files that the process may open as many as drawing and reading take.
  ///
  /// - Throws: The failure if none is left for connections.
  init(
    _ wanted: WebLimits, jobCount: Int, loopCount: Int, fileLimit: Int
  ) throws(RunFailure) {
    let reserve = Self.ownCount + Self.partCount * (jobCount + loopCount)
    guard fileLimit < reserve + wanted.openConnectionCount else {
      (limits, warning) = (wanted, nil)
      return
    }
    let count = fileLimit - reserve
    guard count >= Self.leastCount else {
      throw .tooFewConnections(openFiles: fileLimit, least: reserve + Self.leastCount)
    }
    var lowered = wanted
    lowered.surplusCount = min(wanted.surplusCount, count / Self.surplusShare)
    lowered.connectionCount = min(wanted.connectionCount, count - lowered.surplusCount - 1)
    limits = lowered
    warning =
      lowered.connectionCount == wanted.connectionCount
      ? nil
      : "--max-connections is \(wanted.connectionCount), but only \(fileLimit) files may be open at a "
        + "time, so there are at most \(lowered.connectionCount) connections; raise the limit "
        + "(ulimit -n)"
  }

  /// The files of a server with its templates, its log and its metrics.
  private static let ownCount = 21
  /// The files of each event loop; and the files of each process that draws, with one that replaces
  /// it.
  private static let partCount = 3
  /// The smallest number of connections, with those for health.
  private static let leastCount = 4
  /// The share of the connections, as a divisor, that is kept for health.
  private static let surplusShare = 4
}
