import ArgumentParser
import FioriRender
import RenderServer
import RenderService

/// The options of `fiori-render serve`.
struct ServeOptions: ParsableArguments {
  @Option(help: "Address to listen on; the default accepts connections from this machine only.")
  var host = "127.0.0.1"

  @Option(help: "Port to listen on; 0 for any free port.")
  var port = 8080

  @Option(
    name: .customLong("public-url"),
    help: """
      Public address of the server, behind a proxy, such as \
      https://cards.example/img.
      """)
  var publicAddress: String?

  @Option(
    name: .customLong("trusted-proxy"),
    help: """
      Address of a proxy, or a range such as 10.0.0.0/8, whose Forwarded or X-Forwarded-… headers are \
      trusted; may be repeated.
      """)
  var proxies: [String] = []

  @Flag(
    name: .customLong("reuse-port"),
    help: "Allow other servers on the same port; after SIGTERM, they get all new connections.")
  var sharesPort = false

  @Option(
    help: """
      File to send in place of a card that cannot be drawn: a picture or a description (.json); or \
      'drawn' for a card that says "Not available".
      """,
    completion: .file())
  var fallback: String?

  @Option(
    name: .customLong("fallback-status"),
    help: """
      HTTP status of responses that use the fallback; use 200 if mail programs drop pictures with an \
      error status (default: the status of the error).
      """)
  var fallbackStatus: Int?

  @Option(
    help: "Folder of templates; NAME.json becomes the card /v1/cards/NAME.png.",
    completion: .directory)
  var templates: String?

  @Option(
    name: .customLong("token-file"),
    help: "File with one token per line; requests to draw or compare must send one of them.",
    completion: .file())
  var tokenFile: String?

  @Option(
    name: .customLong("signing-key-file"),
    help: "File with one key per line; card addresses must be signed with one of them.",
    completion: .file())
  var signingKeyFile: String?

  @Option(
    name: .customLong("jobs"),
    help: "Number of pictures drawn in parallel (default: number of cores).")
  var jobs: Int?

  @Option(
    name: .customLong("queue"), help: "Number of requests that may wait (default: 16 per job).")
  var queueLength: Int?

  @Option(help: "Seconds until a request is abandoned.")
  var timeout = 10.0

  @Option(
    name: .customLong("max-body"), help: "Maximum size of a request's body, such as 500kB.")
  var bodySize = "1MB"

  @Option(
    name: .customLong("max-pixels"),
    help: "Maximum number of pixels of a picture to draw or compare.")
  var pixelCount = 16_000_000

  @Option(
    name: .customLong("cache"), help: "Memory for caching pictures of cards; 0 for no cache.")
  var cacheSize = "64MB"

  @Option(
    name: .customLong("allow-origin"),
    help:
      "Origin whose pages may read answers, such as https://example.com, or '*'; may be repeated."
  )
  var allowedOrigins: [String] = []

  @Option(
    name: .customLong("max-connections"), help: "Maximum number of simultaneous connections.")
  var connectionCount = 1024

  @Option(
    name: .customLong("header-timeout"), help: "Seconds allowed for a request's header to arrive.")
  var headTimeout = 10.0

  @Option(
    name: .customLong("body-timeout"),
    help: "Seconds allowed for a request's body to arrive, and for its answer to be received.")
  var bodyTimeout = 30.0

  @Option(
    name: .customLong("idle-timeout"),
    help: "Seconds until a connection without requests is closed.")
  var idleTimeout = 60.0

  @Flag(
    name: .customLong("log"), inversion: .prefixedNo,
    help: "Write one line of JSON per request to standard error.")
  var logsRequests = true

  @Option(
    name: .customLong("font-path"), help: "Folder of additional fonts; may be repeated.",
    completion: .directory)
  var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Also use the system's fonts.")
  var includesSystemFonts = false

  @Option(
    name: .customLong("resources"),
    help: "Folder of images that descriptions may use; without it they cannot use images.",
    completion: .directory)
  var resources: String?

  @OptionGroup(title: "Messages") var messages: MessageOptions

  init() {}

  func validate() throws {
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
      throw ValidationError("\(flag) is \(time); use a number from 0.001 to 3600.")
    }
    for (size, flag) in [(bodySize, "--max-body"), (cacheSize, "--cache")]
    where ByteSize.count(size) == nil {
      throw ValidationError("\(flag) is '\(size)'; use a size such as 500kB, 64MB or 1GB.")
    }
    try Self.check(publicURL: publicAddress)
    if let fallbackStatus {
      guard fallback != nil else {
        throw ValidationError("--fallback-status needs --fallback.")
      }
      guard fallbackStatus == 200 || (400...599).contains(fallbackStatus) else {
        throw ValidationError(
          "--fallback-status is \(fallbackStatus); use 200, or a number from 400 to 599.")
      }
    }
    for proxy in proxies where AddressRange(proxy) == nil {
      throw ValidationError(
        "--trusted-proxy is '\(proxy)'; use an address such as 127.0.0.1, or a range such as "
          + "10.0.0.0/8.")
    }
    for origin in allowedOrigins where !Self.isOrigin(origin) {
      throw ValidationError(
        "--allow-origin is '\(origin)'; use '*', or an origin such as https://example.com.")
    }
  }

  /// The largest number of bytes in a body.
  var bodyByteCount: Int { ByteSize.count(bodySize) ?? 0 }

  /// The number of bytes for pictures.
  var cacheByteCount: Int { ByteSize.count(cacheSize) ?? 0 }

  /// Checks the text of `--public-url`.
  static func check(publicURL text: String?) throws {
    guard let text, PublicURL(text) == nil else { return }
    throw ValidationError(
      "--public-url is '\(text)'; use an address such as https://cards.example/img.")
  }

  private static func check(_ value: Int?, in range: ClosedRange<Int>, _ flag: String) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(flag) is \(value); use a number from \(range.lowerBound) to \(range.upperBound).")
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

  /// Returns the number of bytes; `nil` if the text is not a size.
  static func count(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number >= 0, number <= 1_000_000_000_000 else { return nil }
    let unit = text.dropFirst(digits.count).lowercased()
    if unit.isEmpty || unit == "b" { return number }
    return units.first { $0.key.lowercased() == unit }.map { number * $0.value }
  }
}
