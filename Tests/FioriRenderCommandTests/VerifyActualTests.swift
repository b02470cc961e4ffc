import Foundation
import Testing

@testable import TestSupport

/// `verify --actual` and links.
struct VerifyActualTests {
  private let sample: RecordingSample

  init() async throws {
    sample = try RecordingSample()
    _ = try await sample.record()
    try sample.replace("294", with: "295", in: "cards/sales.json")
  }

  @Test(arguments: ["cards/new", "link", "link/new", "regions-link/../new", "cards/regions/../new"])
  func `what is verified is not written into, by whatever way`(actual: String) async throws {
    try sample.workspace.link("link", to: "cards")
    try sample.workspace.link("regions-link", to: "cards/regions")
    let before = try sample.contents()
    let run = try await sample.verify("--actual", actual)
    run.expect(status: 64)
    expect(
      run.errorLines.first,
      is:
        "Error: --actual \(actual) is inside cards, which is being verified; choose another folder."
    )
    try expect(sample.contents(), is: before)
  }

  @Test func `what is drawn of a damaged recording is written`() async throws {
    try sample.workspace.write("no picture", to: "cards/sales.png")
    let run = try await sample.verify("--actual", "actual", "--report", "report.html")
    run.expect(status: 65)
    #expect(try sample.workspace.bytes(of: "actual/sales.png").starts(with: [0x89, 0x50]))
    #expect(try sample.workspace.text(of: "report.html").contains("id=\"actual-2\">"))
  }
}
