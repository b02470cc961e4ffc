import FileKit
import FioriRender
package import RenderService

/// The settings of a server.
package struct ServerSettings: Sendable {
  package var host = "127.0.0.1"
  /// The port; 0 for any free one.
  package var port = 8080
  /// The address that clients use for the server; `nil` if no proxy is in front of it.
  package var publicURL: PublicURL?
  /// The proxies whose reports about clients count.
  package var trustedProxies: [AddressRange] = []
  /// A socket that listens, which another program has opened; `nil` to listen at the host and port.
  package var passedSocket: CInt?
  /// Whether other processes may listen at the same port.
  package var sharesPort = false
  /// The picture that is sent in place of a card that cannot be; `nil` to send the problem.
  package var fallback: FallbackChoice?
  /// The status of its answers; `nil` to keep the status of the problem.
  package var fallbackStatus: Int?
  /// The folder of the templates of cards; `nil` for none.
  package var templates: String?
  /// The path of a file with a token on each line; `nil` to need none on this machine.
  package var tokenFile: String?
  /// The path of a file with a key on each line; `nil` to need no signatures on this machine.
  package var signingKeyFile: String?
  /// The number of pictures drawn at a time; `nil` means one per core.
  package var jobs: Int?
  /// The number of pictures drawn at a time.
  var jobCount: Int { jobs ?? Processors.count }
  /// The number of requests that may wait to be drawn; `nil` means 16 for each job.
  package var queueLength: Int?
  /// The longest time that a request waits and is drawn.
  package var timeout = Duration.seconds(10)
  /// The largest number of bytes in the body of a request.
  package var bodyByteCount = 1_000_000
  /// The number of bytes of pictures that are kept; 0 keeps none.
  package var cacheByteCount = 64_000_000
  /// The origins whose pages may read answers; `*` for all.
  package var allowedOrigins: [String] = []
  /// Whether each request is logged.
  package var logsRequests = true
  package var connections = WebLimits()
  package var drawing = RenderSettings()

  /// The largest number of bytes of all pictures of an answer.
  static let pictureByteCount = 32_000_000

  /// Creates the default settings.
  package init() {
    drawing.limits.pixelCount = Self.pixelCount
    drawing.servesStrangers = true
  }

  /// The default for the pixels of a picture: 64 MB for each that a process draws or compares.
  package static let pixelCount = 16_000_000
}
