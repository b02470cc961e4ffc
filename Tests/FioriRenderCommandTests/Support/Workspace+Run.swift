import Foundation

extension Workspace {
  /// Runs the program in the folder, or in one inside it; `environment` is what is changed in that
  /// of the tests. Most runs take place in this process.
  func run(
    _ arguments: String..., input: String = "", in place: String = ".",
    environment: [String: String] = [:]
  ) async throws -> CommandRun {
    try await run(arguments, input: input, in: place, environment: environment)
  }

  /// Runs the program with a list of arguments, or starts another one; a few run beside each other.
  func run(
    _ arguments: [String], input: String = "", in place: String = ".",
    environment: [String: String] = [:], program: URL? = nil
  ) async throws -> CommandRun {
    await Gate.processes.enter()
    do {
      let program = program ?? (Self.needsProcess(arguments, environment) ? Self.program : nil)
      let run =
        if let program {
          try await start(program, arguments, input: input, in: place, environment: environment)
        } else {
          try await runHere(arguments, input: input, in: place, variables: environment)
        }
      await Gate.processes.leave()
      return run
    } catch {
      await Gate.processes.leave()
      throw error
    }
  }

  /// Starts the program itself, for what concerns its process.
  func start(_ arguments: String...) async throws -> CommandRun {
    try await run(arguments, program: Self.program)
  }

  private func start(
    _ program: URL, _ arguments: [String], input: String, in place: String,
    environment: [String: String]
  ) async throws -> CommandRun {
    let run = streams.appending(path: UUID().uuidString)
    let (input, output, errors) = try Self.makeStreams(run, input)
    // Closed by hand: Foundation keeps an ended process, and with it what is open.
    let handles = [
      try FileHandle(forReadingFrom: input), try FileHandle(forWritingTo: output),
      try FileHandle(forWritingTo: errors),
    ]
    defer { for handle in handles { try? handle.close() } }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.appending(path: place)
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try await Self.finish(process)
    return CommandRun(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: Array(try Data(contentsOf: output)),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Read once: the library's own tests, in the same process, set a variable when they first draw, and
  /// nothing may read them meanwhile.
  static let environment = ProcessInfo.processInfo.environment

  /// The program stands beside the bundle of the tests.
  static let program: URL = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "fiori-render")
  }()

  static func makeStreams(
    _ folder: URL, _ input: String
  ) throws -> (input: URL, output: URL, errors: URL) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    try Data(input.utf8).write(to: files[0])
    return (files[0], files[1], files[2])
  }

  private static func finish(_ process: Process) async throws {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    } as Void
  }
}
