import Glibc

/// Standard input, output and error, which a process may have been started without.
package enum StandardStreams {
  /// Opens those that are closed. It comes before anything else: the next file to be opened would
  /// replace one, and be read as the input or written to as the output.
  ///
  /// The input is empty then, and messages are lost. Writing to standard output fails, so that it is
  /// reported.
  package static func openClosed() {
    let wishes = [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (stream, access) in wishes where fcntl(stream, F_GETFD) < 0 {
      // A new descriptor is the lowest that is free, so it is the stream's own.
      _ = open("/dev/null", access)
    }
  }
}
