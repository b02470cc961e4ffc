import ArgumentParser
import FileKit
import FioriBasics
import Glibc
import RenderServer
import RenderService

/// `fiori-render sign`.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign", _superCommandName: FioriRenderCommand.name,
    abstract: "Sign card addresses for a server.",
    usage: "fiori-render sign [<addresses> ...] --signing-key-file <file> [<options>]",
    discussion: """
      Prints each address with its signature. An address with 'exp' expires at that time, in \
      seconds since 1970; one without it is valid until its key is removed from the server.
      """)

  @Argument(
    help: """
      Paths with queries, such as '/v1/cards/sales.png?region=EMEA', or whole URLs, whose path and \
      query are signed.
      """)
  var addresses: [String] = []

  @Option(
    name: .customLong("from"),
    help: "File of further addresses to sign, one per line; '-' for standard input.",
    completion: .file())
  var file: String?

  @Option(
    name: .customLong("signing-key-file"),
    help: "File with one key per line; the first key signs.",
    completion: .file())
  var keyFile: String

  @Option(
    name: .customLong("expires-in"), help: "Add 'exp', this number of seconds from now.")
  var lifetime: Int?

  @Option(
    name: .customLong("public-url"),
    help: """
      Public address of the server, such as https://cards.example/img; added to \
      paths, and not signed.
      """)
  var publicAddress: String?

  @Flag(help: "Sign addresses even if a server would reject them.")
  var force = false

  func validate() throws {
    try check(lifetime, in: 1...3_153_600_000, "--expires-in")
    try ServeOptions.check(publicURL: publicAddress)
    guard !addresses.isEmpty || file != nil else {
      throw ValidationError("There is no address to sign; add one, or a file of them with --from.")
    }
    for address in addresses {
      if let mistake = mistake(in: address) { throw ValidationError("\(mistake).") }
    }
  }

  func run() throws {
    let keys = try SigningKeys(file: keyFile)
    let lines = try (addresses + fileAddresses()).map { address in
      let (start, target) = parts(of: address)
      return start + keys.signed(adding(lifetime, to: target))
    }
    try OutputFile.standardOutput.write(lines: lines)
  }

  /// Reads the addresses of the file.
  ///
  /// - Throws: A failure without a message if some have mistakes, which are reported.
  private func fileAddresses() throws(RunFailure) -> [String] {
    guard let file else { return [] }
    let input = InputFile(file)
    let text = String(decoding: try input.bytes(limit: .max), as: UTF8.self)
    var (addresses, mistakes): ([String], [String]) = ([], [])
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let address = String(line)
      guard !address.allSatisfy(\.isWhitespace) else { continue }
      addresses.append(address)
      if let mistake = mistake(in: address) {
        mistakes.append("\(input.name):\(index + 1): \(mistake)")
      }
    }
    let console = Console(MessageLevel())
    for mistake in mistakes { console.show(RunFailure.wrongDescription(.address, mistake)) }
    if !mistakes.isEmpty { throw .reported(.wrongDescription) }
    return addresses
  }

  /// Returns the reason why an address is not signed; `nil` if it is.
  private func mistake(in address: String) -> String? {
    let target = parts(of: address).target
    guard target.hasPrefix("/") else {
      return
        "'\(address)' is not a card address; use one such as /v1/cards/sales.png?region=EMEA"
    }
    guard target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) else {
      return
        "'\(address)' has characters that an address cannot have; percent-encode them, such as "
        + "%20 for a space"
    }
    let names = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
      .map { $0.prefix { $0 != "=" } }
    guard !names.contains("sig") else { return "'\(address)' is already signed; remove 'sig'" }
    guard lifetime == nil || !names.contains("exp") else {
      return "'\(address)' already sets 'exp'; remove it, or leave out --expires-in"
    }
    guard !force, let reason = SignableAddress.problem(with: target) else { return nil }
    let parts = reason.split(separator: "; ", maxSplits: 1)
    let remedy = parts.count > 1 ? "\(parts[1]), or " : ""
    return
      "'\(address)': \(parts[0]), so a server would reject it; \(remedy)pass --force to sign it anyway"
  }

  /// Returns the part of an address before the one that is signed, and the signed part.
  private func parts(of address: String) -> (start: String, target: String) {
    let publicURL = publicAddress.flatMap { PublicURL($0) }
    if let target = publicURL?.ownTarget(ofAddress: address) {
      return (String(address.dropLast(target.count)), target)
    }
    guard let scheme = address.firstRange(of: "://"), !address.hasPrefix("/") else {
      return (publicURL?.text ?? "", address)
    }
    let path = address[scheme.upperBound...].drop { $0 != "/" }
    return (String(address.dropLast(path.count)), String(path))
  }

  private func adding(_ lifetime: Int?, to path: String) -> String {
    guard let lifetime else { return path }
    return "\(path)\(path.contains("?") ? "&" : "?")exp=\(time(nil) + lifetime)"
  }
}
