import FioriRender
import Foundation
import SystemPackage

@testable import fiori_render

extension Workspace {
  /// Whether a run would concern the whole process: it starts another program, reads variables that
  /// libraries read, or adds fonts, which are kept by the names of their folders.
  static func needsProcess(_ arguments: [String], _ variables: [String: String]) -> Bool {
    ["preview", "serve"].contains(arguments.first)
      || arguments.contains { $0.hasPrefix("--font-path") || $0 == "--system-fonts" }
      || !Set(variables.keys).isSubset(of: ["CI", "NO_COLOR"])
  }

  /// Runs the program in this process.
  func runHere(
    _ arguments: [String], input: String, in place: String, variables: [String: String]
  ) async throws -> CommandRun {
    let (input, output, errors) = try Self.makeStreams(
      streams.appending(path: UUID().uuidString), input)
    let files = [
      try FileDescriptor.open(input.path(), .readOnly, options: .closeOnExec),
      try FileDescriptor.open(output.path(), .writeOnly, options: .closeOnExec),
      try FileDescriptor.open(errors.path(), .writeOnly, options: .closeOnExec),
    ]
    defer { for file in files { try? file.close() } }
    var host = RunHost()
    let folder = folder.appending(path: place).resolvingSymlinksInPath()
    host.folder = FilePath(folder.path(percentEncoded: false)).lexicallyNormalized()
    (host.standardInput, host.standardOutput, host.standardError) = (files[0], files[1], files[2])
    (host.variables, host.arguments, host.ownsProcess) = (variables, arguments, false)
    let status = await Self.status(of: arguments, for: host)
    return CommandRun(
      status: status, output: Array(try Data(contentsOf: output)),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs the program on a thread of its own, with as large a stack as that of a program.
  private static func status(of arguments: [String], for host: RunHost) async -> Int32 {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let status = RunHost.$current.withValue(host) { FioriRenderCommand.run(arguments) }
        continuation.resume(returning: status)
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }
}
