package import ArgumentParser
package import CommandKit
import FioriRender

/// The options of `fiori-render serve`.
///
/// Two programs use them, like those of the preview: the server itself, and `fiori-render`, which
/// shows them in its help.
package struct ServeOptions: ParsableArguments {
  @Option(help: "Address to listen at; other machines can reach only those beyond 127.0.0.1.")
  package var host = "127.0.0.1"

  @Option(help: "Port, 0 for any free port.")
  package var port = 8080

  @Option(
    help: "Folder of templates: NAME.json is the card /v1/cards/NAME.png.", completion: .directory)
  package var templates: String?

  @Option(
    name: .customLong("token-file"),
    help: "File with a token a line; requests to draw or compare must send one of them.",
    completion: .file())
  package var tokenFile: String?

  @Option(
    name: .customLong("signing-key-file"),
    help: "File with a key a line, of which the first signs; addresses of cards must be signed.",
    completion: .file())
  package var signingKeyFile: String?

  @Option(
    name: .customLong("jobs"),
    help: "Number of pictures drawn in parallel (default: number of cores).")
  package var jobs: Int?

  @Option(
    name: .customLong("queue"), help: "Number of requests that may wait (default: 16 per job).")
  package var queueLength: Int?

  @Option(help: "Time in seconds in which a request is answered or given up.")
  package var timeout = 10.0

  @Option(
    name: .customLong("max-body"), help: "Maximum size of a request's body, such as 500kB.")
  package var bodySize = "1MB"

  @Option(
    name: .customLong("max-pixels"),
    help: "Maximum number of pixels of a picture that is drawn or compared.")
  package var pixelCount = 16_000_000

  @Option(
    name: .customLong("cache"), help: "Memory for the pictures of cards, 0 for none.")
  package var cacheSize = "64MB"

  @Option(
    name: .customLong("allow-origin"),
    help:
      "Origin whose pages may read answers, such as https://example.com, or '*'; may be repeated."
  )
  package var allowedOrigins: [String] = []

  @Option(
    name: .customLong("max-connections"), help: "Maximum number of connections at a time.")
  package var connectionCount = 1024

  @Option(
    name: .customLong("header-timeout"), help: "Time in seconds for the header of a request.")
  package var headTimeout = 10.0

  @Option(
    name: .customLong("body-timeout"),
    help: "Time in seconds for the body of a request, and for taking an answer.")
  package var bodyTimeout = 30.0

  @Option(
    name: .customLong("idle-timeout"),
    help: "Time in seconds after which a connection without requests is closed.")
  package var idleTimeout = 60.0

  @Flag(
    name: .customLong("log"), inversion: .prefixedNo,
    help: "Write a line of JSON for each request to standard error.")
  package var logsRequests = true

  @Option(
    name: .customLong("font-path"), help: "Folder of additional fonts; may be repeated.",
    completion: .directory)
  package var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Also use the system's fonts.")
  package var includesSystemFonts = false

  @Option(
    name: .customLong("resources"),
    help: "Folder for images that descriptions name; without it they can name none.",
    completion: .directory)
  package var resources: String?

  @OptionGroup(title: "Messages") package var messages: MessageOptions

  package init() {}

  package func validate() throws {
    try Self.check(port, in: 0...65_535, "--port")
    try Self.check(jobs, in: 1...1_024, "--jobs")
    try Self.check(queueLength, in: 0...100_000, "--queue")
    try Self.check(pixelCount, in: Limits.pixelCounts, "--max-pixels")
    try Self.check(connectionCount, in: 1...1_000_000, "--max-connections")
    let times = [
      (timeout, "--timeout"), (headTimeout, "--header-timeout"), (bodyTimeout, "--body-timeout"),
      (idleTimeout, "--idle-timeout"),
    ]
    for (time, flag) in times where !(0.001...3_600).contains(time) {
      throw ValidationError("\(flag) is \(time); give a number from 0.001 to 3600.")
    }
    for (size, flag) in [(bodySize, "--max-body"), (cacheSize, "--cache")]
    where ByteSize.count(size) == nil {
      throw ValidationError("\(flag) is '\(size)'; give a size such as 500kB, 64MB or 1GB.")
    }
    for origin in allowedOrigins where !Self.isOrigin(origin) {
      throw ValidationError(
        "--allow-origin is '\(origin)'; give '*', or an origin such as https://example.com.")
    }
  }

  /// The largest number of bytes in a body.
  package var bodyByteCount: Int { ByteSize.count(bodySize) ?? 0 }

  /// The number of bytes for pictures.
  package var cacheByteCount: Int { ByteSize.count(cacheSize) ?? 0 }

  /// Returns the configuration of the command in both programs.
  package static func configuration(version: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", _superCommandName: "fiori-render",
      abstract: "Serve pictures over HTTP: of descriptions, and of cards at signed addresses.",
      discussion: """
        POST /v1/render draws a description, GET /v1/cards/NAME.png?COLUMN=VALUE&… a template with \
        the query as its row, and POST /v1/diff compares two pictures; /openapi.json describes them. \
        SIGHUP reads templates, keys and tokens again; SIGTERM answers the requests under way and \
        ends the server.
        """,
      version: version)
  }

  private static func check(_ value: Int?, in range: ClosedRange<Int>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); give a number from \(range.lowerBound) to \(range.upperBound).")
  }

  private static func isOrigin(_ text: String) -> Bool {
    if text == "*" { return true }
    let host = ["https://", "http://"].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
    guard let host, !host.isEmpty else { return false }
    return host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }
  }
}

/// Sizes such as `64MB`.
enum ByteSize {
  private static let units = ["kB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000]

  /// Returns the number of bytes; `nil` if the text is no size.
  static func count(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number >= 0, number <= 1_000_000_000_000 else { return nil }
    let unit = text.dropFirst(digits.count).lowercased()
    if unit.isEmpty || unit == "b" { return number }
    return units.first { $0.key.lowercased() == unit }.map { number * $0.value }
  }
}
