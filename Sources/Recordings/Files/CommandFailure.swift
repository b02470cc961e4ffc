/// Why a command cannot go on: one line for people and a code for programs.
package struct CommandFailure: Error {
  package let status: ExitStatus
  /// Empty when all has been said.
  package let message: String

  package init(status: ExitStatus, message: String) {
    (self.status, self.message) = (status, message)
  }
}
