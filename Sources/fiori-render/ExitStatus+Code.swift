import ArgumentParser
import Recordings

extension ExitStatus {
  /// The status as ArgumentParser ends a command with it.
  var code: ExitCode { ExitCode(rawValue) }
}
