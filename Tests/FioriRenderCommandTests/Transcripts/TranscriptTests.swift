import Foundation
import Testing

@testable import TestSupport

/// Commands and what they answer, in `Tests/Cases/commands`.
struct TranscriptTests {
  @Test(arguments: CaseFile.all(in: "commands", ending: "transcript"))
  func `commands answer as recorded`(file: CaseFile) async throws {
    let recorded = String(decoding: try file.bytes(), as: UTF8.self)
    let transcript = Transcript(recorded)
    let common = transcript.cases.first?.steps ?? []
    var found = transcript
    for (index, part) in transcript.cases.enumerated() where index > 0 {
      found.cases[index].steps = try await run(part.steps, after: common)
    }
    expect(Transcript(found.text), is: found)
    try file.expect(found.text, ending: file.ending)
  }

  /// Runs steps in a new folder.
  private func run(
    _ steps: [Transcript.Step], after common: [Transcript.Step]
  ) async throws -> [Transcript.Step] {
    var shell = TranscriptShell(try Workspace())
    for step in common { _ = try await shell.answer(to: step) }
    var found = steps
    for index in steps.indices { found[index].answer = try await shell.answer(to: steps[index]) }
    return found
  }
}
