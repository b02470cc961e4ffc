/// A path of the server.
enum Route: Hashable, Sendable {
  case render
  /// The address of a card: the text after `/v1/cards/`.
  case card(String)
  case diff
  case health
  case readiness
  case metrics
  case openAPI

  /// The guard of a route.
  enum Guard: Sendable {
    case token
    case signature
    case none
  }

  private static let cardPrefix = "/v1/cards/"

  /// Returns the route of a path; `nil` if there is none.
  init?(_ path: Substring) {
    switch path {
    case "/v1/render": self = .render
    case "/v1/diff": self = .diff
    case "/healthz": self = .health
    case "/readyz": self = .readiness
    case "/metrics": self = .metrics
    case "/openapi.json": self = .openAPI
    default:
      guard path.hasPrefix(Self.cardPrefix) else { return nil }
      self = .card(String(path.dropFirst(Self.cardPrefix.count)))
    }
  }

  /// The name in the metrics.
  var name: String {
    switch self {
    case .render: "render"
    case .card: "cards"
    case .diff: "diff"
    case .health: "healthz"
    case .readiness: "readyz"
    case .metrics: "metrics"
    case .openAPI: "openapi"
    }
  }

  /// The methods that the path has.
  var methods: [String] {
    switch self {
    case .render, .diff: ["POST"]
    case .card, .health, .readiness, .metrics, .openAPI: ["GET", "HEAD"]
    }
  }

  var `guard`: Guard {
    switch self {
    case .render, .diff: .token
    case .card: .signature
    case .health, .readiness, .metrics, .openAPI: .none
    }
  }

  /// Whether requests are drawn, and so may have to wait.
  var draws: Bool { self.guard != .none }
}
