import Foundation

/// The program while it runs, with a pipe for its input: `stream`, or another command.
final class RunningStream: Sendable {
  private let process: Process
  private let input = Pipe()
  private let outputFile: URL
  private let errorFile: URL
  private let statuses: AsyncStream<Int32>

  /// Starts it with an output of its own, or a file to be read; the one who starts it has passed
  /// the gate of processes. `shell` is what bash does first, after which it becomes the program.
  init(
    _ workspace: Workspace, command: String = "stream", _ arguments: [String] = [],
    output: FileHandle? = nil, environment: [String: String] = [:], shell: String? = nil
  ) throws {
    let files = ["output", "errors"].map { workspace.streams.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    (outputFile, errorFile) = (files[0], files[1])
    process = Process()
    process.executableURL = shell == nil ? Workspace.program : URL(filePath: "/bin/bash")
    let first = shell.map { ["-c", $0, Workspace.program.path(percentEncoded: false)] } ?? []
    process.arguments = first + [command] + arguments
    process.currentDirectoryURL = workspace.folder
    process.environment = Workspace.environment.merging(environment) { $1 }
    process.standardInput = input
    let ownOutput = try FileHandle(forWritingTo: outputFile)
    let ownErrors = try FileHandle(forWritingTo: errorFile)
    defer { for handle in [ownOutput, ownErrors] { try? handle.close() } }
    process.standardOutput = output ?? ownOutput
    process.standardError = ownErrors
    let (statuses, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.statuses = statuses
    process.terminationHandler = { process in
      let isExit = process.terminationReason == .exit
      continuation.yield(isExit ? process.terminationStatus : -process.terminationStatus)
      continuation.finish()
    }
    try process.run()
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// Where its input is written to.
  var inputHandle: FileHandle { input.fileHandleForWriting }

  /// Writes to its input.
  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Sends a signal.
  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// What it has written so far.
  func output() throws -> String {
    String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  }

  /// What it has said so far.
  func errors() throws -> String {
    String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// Waits until so many lines have been answered.
  func waitForLines(_ count: Int) async throws {
    while try output().filter({ $0 == "\n" }).count < count {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits for its end.
  ///
  /// - Returns: The exit code; after a signal that killed it, the signal's number below zero.
  func status() async -> Int32? {
    for await status in statuses { return status }
    return nil
  }
}
