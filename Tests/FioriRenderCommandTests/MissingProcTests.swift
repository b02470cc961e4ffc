import FileKit
import Foundation
import Testing

@testable import TestSupport

/// Runs without `/proc`, as in a bare chroot.
struct MissingProcTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "a.json")
    try workspace.write(StoredPNG.dots(2, 2), to: "a.png")
  }

  /// Whether this machine lets the tests have a mount namespace of their own.
  private static let canUnmount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-m", "umount", "-l", "/proc"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let complaint =
    "error: /proc/self/fd: does not exist, and the bundled fonts are read through it; mount /proc\n"

  @Test(
    .enabled(if: canUnmount),
    arguments: [
      ("render a.json", 72, "", complaint), ("render a.json -o x.svg --jobs 1", 72, "", complaint),
      ("layout a.json", 72, "", complaint), ("stream", 72, "", complaint),
      ("diff a.json a.json", 72, "", complaint), ("diff a.png a.png", 0, "a.png: equal\n", ""),
      ("--version", 0, "\(Version.current)\n", ""),
      ("diff none.png a.png", 66, "", "error: none.png: does not exist; check the path\n"),
    ] as [(String, Int32, String, String)])
  func `arguments are read, and missing ones are reported`(
    line: String, status: Int32, output: String, errors: String
  ) async throws {
    let program = Workspace.program.path(percentEncoded: false)
    let run = try await workspace.run(
      ["-m", "/bin/sh", "-c", "umount -l /proc && exec '\(program)' \(line)"],
      program: URL(filePath: "/usr/bin/unshare"))
    run.expect(status: status, output: output, errors: errors)
  }
}
