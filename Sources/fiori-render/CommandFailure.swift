/// Why a command cannot go on: one line for people and a code for programs.
struct CommandFailure: Error {
  let status: ExitStatus
  /// Empty when all has been said.
  let message: String
}
