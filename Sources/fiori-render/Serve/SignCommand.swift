import ArgumentParser
import FileKit
import Glibc
import RenderService

/// `fiori-render sign`.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", _superCommandName: FioriRenderCommand.name,
    abstract: "Sign card addresses for a server.",
    usage: "fiori-render sign <addresses> ... --signing-key-file <file> [<options>]",
    discussion: """
      Prints each address with its signature. An address with 'exp' expires at that time, in \
      seconds since 1970; one without it is valid until its key is removed from the server.
      """)

  @Argument(
    help: """
      Paths with queries, such as '/v1/cards/sales.png?region=EMEA', or whole URLs, whose path and \
      query are signed.
      """)
  var addresses: [String]

  @Option(
    name: .customLong("signing-key-file"),
    help: "File with one key per line; the first key signs.",
    completion: .file())
  var keyFile: String

  @Option(
    name: .customLong("expires-in"), help: "Add 'exp', this number of seconds from now.")
  var lifetime: Int?

  func validate() throws {
    try check(lifetime, in: 1...3_153_600_000, "--expires-in")
    for address in addresses { try check(address) }
  }

  func run() throws {
    let keys = try SigningKeys(file: keyFile)
    let lines = addresses.map { address in
      let path = Self.path(of: address)
      return address.dropLast(path.count) + keys.signed(Self.adding(lifetime, to: String(path)))
    }
    try OutputFile.standardOutput.write(lines: lines.map { String($0) })
  }

  private func check(_ address: String) throws {
    let path = Self.path(of: address)
    guard path.hasPrefix("/") else {
      throw ValidationError(
        "'\(address)' is not a card address; use one such as /v1/cards/sales.png?region=EMEA.")
    }
    guard path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) else {
      throw ValidationError(
        "'\(address)' has characters that an address cannot have; percent-encode them, such as "
          + "%20 for a space.")
    }
    let query = path.drop { $0 != "?" }.dropFirst()
    do {
      _ = try QueryText.parameters(query)
    } catch {
      throw ValidationError("'\(address)' cannot be an address of a card: \(error.message).")
    }
    let names = query.split(separator: "&")
      .map { $0.prefix { $0 != "=" } }
    guard !names.contains("sig") else {
      throw ValidationError("'\(address)' is already signed; remove 'sig'.")
    }
    guard lifetime == nil || !names.contains("exp") else {
      throw ValidationError("'\(address)' has 'exp'; remove it or --expires-in.")
    }
  }

  /// Returns the part of a URL that is signed: from its path on.
  private static func path(of address: String) -> Substring {
    guard let scheme = address.firstRange(of: "://"), !address.hasPrefix("/") else {
      return address[...]
    }
    return address[scheme.upperBound...].drop { $0 != "/" }
  }

  private static func adding(_ lifetime: Int?, to path: String) -> String {
    guard let lifetime else { return path }
    return "\(path)\(path.contains("?") ? "&" : "?")exp=\(time(nil) + lifetime)"
  }
}
