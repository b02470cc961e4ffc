import Foundation
import Testing

@testable import TestSupport

/// `sign`: the addresses that it signs, and those that it does not.
struct SignTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("an example key of 32 characters!\n", to: "keys")
  }

  private func sign(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["sign", "--signing-key-file", "keys"] + arguments)
  }

  /// Addresses that no server answers, and the reasons.
  static let unanswered: [(String, String)] = [
    ("/v1/card/sales.png?a=1", "it is not the path of a card; use a path such as"),
    ("/img/v1/cards/sales.png", "it is not the path of a card"),
    ("/healthz", "it is not the path of a card"),
    ("https://cards.example/", "it is not the path of a card"),
    ("/v1/cards/sales?a=1", "'sales' has no format; use a name such as 'sales.png'"),
    ("/v1/cards/sales.gif", "unknown format 'gif'; use 'png', 'webp', 'svg' or 'pdf'"),
    ("/v1/cards/.png", "'' cannot be the name of a template"),
    ("/v1/cards/sub/sales.png", "'sub/sales' cannot be the name of a template"),
    ("/v1/cards/sales.png?exp=1700000000", "the address expired on 2023-11-14 22:13:20 UTC"),
    ("/v1/cards/sales.png?exp=soon", "'exp' cannot be 'soon'"),
    ("/v1/cards/sales.png?a=1&a=2", "'a' is repeated; use it once"),
    ("/v1/cards/sales.png?a=%zz", "'%zz': '%' without two hexadecimal digits"),
  ]

  @Test func `an address is no longer than a request may be`() async throws {
    let run = try await sign("/v1/cards/a.png?a=" + String(repeating: "x", count: 16_000))
    run.expect(status: 64, output: "")
    run.errors.expect(
      contains: "the address is longer than 15360 bytes, so a server would reject it; ",
      "send fewer or shorter values, or pass --force to sign it anyway")
  }

  @Test(arguments: unanswered)
  func `an address that no server answers is signed only by force`(
    address: String, reason: String
  ) async throws {
    let run = try await sign(address)
    run.expect(status: 64, output: "")
    let (problem, remedy) = (
      reason.split(separator: "; ")[0], reason.split(separator: "; ").last ?? ""
    )
    run.errors.expect(
      contains: "'\(address)': \(problem)", ", so a server would reject it; ", "\(remedy)",
      "--force")
    let forced = try await sign("--force", address)
    forced.expect(status: 0, errors: "")
    expect(forced.text.hasPrefix(address) && forced.text.contains("sig="), is: true)
  }

  @Test(arguments: [
    ("v1/cards/a.png", "is not a card address; use one such as /v1/cards/sales.png?region=EMEA"),
    ("/v1/cards/a.png?a=b c", "has characters that an address cannot have; percent-encode them"),
    ("/v1/cards/a.png?sig=x", "is already signed; remove 'sig'"),
  ])
  func `some addresses are never signed`(address: String, reason: String) async throws {
    let run = try await sign("--force", address)
    run.expect(status: 64, output: "")
    run.errors.expect(contains: reason)
  }

  @Test func `a file of addresses is signed line by line`() async throws {
    try workspace.write(
      "/v1/cards/a.png?x=1\r\n\nhttps://cards.example/v1/cards/b.svg\n", to: "addresses.txt")
    let run = try await sign("/v1/cards/c.pdf", "--from", "addresses.txt")
    run.expect(status: 0, errors: "")
    let single = try await sign(
      "/v1/cards/c.pdf", "/v1/cards/a.png?x=1", "https://cards.example/v1/cards/b.svg")
    expect(run.text, is: single.text)
    expect(run.text.split(separator: "\n").count, is: 3)
  }

  @Test func `all mistakes in a file are reported, and nothing is signed`() async throws {
    try workspace.write(
      "/v1/cards/a.png\n/v1/cards/a\n\n/v1/cards/b.png?exp=1\n", to: "addresses.txt")
    let run = try await sign("--from", "addresses.txt")
    run.expect(status: 65, output: "")
    run.errors.expect(
      contains: "error: addresses.txt:2: '/v1/cards/a': ", ", so a server would reject it; ",
      "error: addresses.txt:4: '/v1/cards/b.png?exp=1': ")
    try await sign("--from", "gone.txt").expect(status: 66, output: "")
    let none = try await sign()
    none.expect(status: 64, output: "")
    none.errors.expect(
      contains: "there is no address to sign; add one, or a file of them with --from")
  }
}
