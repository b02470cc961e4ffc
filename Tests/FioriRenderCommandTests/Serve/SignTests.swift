import Testing

@testable import TestSupport

/// `sign`.
struct SignTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("an example key of 32 characters!\nanother key for the tests\n", to: "keys")
  }

  /// Checked with Python's hmac module and OpenSSL.
  @Test func `addresses are signed with the first key`() async throws {
    let run = try await workspace.run(
      "sign", "--signing-key-file", "keys", "/v1/cards/sales.png?region=EMEA&revenue=1200",
      "/v1/cards/sales.png", "https://cards.example/v1/cards/sales.png?region=EMEA&revenue=1200")
    run.expect(
      status: 0,
      output: """
        /v1/cards/sales.png?region=EMEA&revenue=1200&sig=zLpUWYuV-KXDRpnVIX7HDPVg49giOYNNeTqSH6kkYuI
        /v1/cards/sales.png?sig=Ugy2grjYdWjMjS3st2MwUqU0QUyQxth56R3LA-29cas
        https://cards.example/v1/cards/sales.png?region=EMEA&revenue=1200&sig=zLpUWYuV-KXDRpnVIX7HDPVg49giOYNNeTqSH6kkYuI

        """, errors: "")
  }

  @Test(
    arguments: [
      (
        ["cards/a.png"],
        "'cards/a.png' is no address of a card; give one such as /v1/cards/sales.png?region=EMEA."
      ),
      (
        ["/v1/cards/a.png?a=b c"],
        "'/v1/cards/a.png?a=b c' has characters that an address cannot have; percent-encode them, "
          + "such as %20 for a space."
      ),
      (["/v1/cards/a.png?sig=x"], "'/v1/cards/a.png?sig=x' is already signed; remove 'sig'."),
      (
        ["/v1/cards/a.png?exp=1", "--expires-in", "9"],
        "'/v1/cards/a.png?exp=1' has 'exp'; remove it or --expires-in."
      ),
    ])
  func `an address that cannot be signed is told`(
    arguments: [String], message: String
  ) async throws {
    let run = try await workspace.run(["sign", "--signing-key-file", "keys"] + arguments)
    run.expect(status: 64, output: "")
    run.errors.expect(contains: message)
  }
}
