import FioriRender
import RenderService

/// A request that is answered with a problem: RFC 9457's problem details.
struct Problem: Error, Sendable {
  let status: Int
  /// The problem, and its fix.
  let detail: String
  /// The mistakes in a description.
  var diagnostics: [StreamDiagnostic] = []
  /// Header fields besides the body's.
  var fields: [(name: String, value: String)] = []

  /// The code of the problem.
  let code: DiagnosticCode

  /// Creates a problem; without a code, it has the one of its status.
  init(_ status: Int, _ detail: String, code: DiagnosticCode? = nil) {
    (self.status, self.detail) = (status, detail)
    self.code = code ?? Self.code(of: status)
  }

  private static func code(of status: Int) -> DiagnosticCode {
    switch status {
    case 401, 403: .forbidden
    case 404: .notFound
    case 408, 413, 431, 504: .limit
    case 500: .fault
    case 503: .busy
    default: .request
    }
  }

  /// The response to the request.
  var response: WebResponse {
    let json = JSONLine.object { line in
      line.member("type", "about:blank")
      line.member("title", Self.titles[status] ?? "Error")
      line.member("status", status)
      line.member("detail", detail)
      line.member("code", code.rawValue)
      if !diagnostics.isEmpty {
        line.member("diagnostics", diagnostics) { $1.write(to: &$0) }
      }
    }
    var response = WebResponse(json, type: "application/problem+json", status: status)
    for field in fields { response.set(field.name, field.value) }
    return response
  }

  private static let titles = [
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout",
    413: "Content Too Large", 415: "Unsupported Media Type", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}

extension Problem {
  /// A mistake in a query.
  init(_ error: QueryError) { self.init(400, error.message) }

  /// A wrong description, row or picture.
  static func wrong(_ diagnostics: [StreamDiagnostic]) -> Problem {
    let first = diagnostics.first { $0.severity == .error }
    let prefix = first.map { $0.path.isEmpty ? "" : "\($0.path): " } ?? ""
    var problem = Problem(
      422, prefix + (first?.message ?? "the description has errors"), code: first?.code)
    problem.diagnostics = diagnostics
    return problem
  }

  /// A method that a path does not have.
  static func method(_ method: String, _ path: String, allowed: [String]) -> Problem {
    let methods = allowed.joined(separator: ", ")
    var problem = Problem(405, "'\(path)' does not support '\(method)'; use \(methods)")
    problem.fields = [("Allow", methods)]
    return problem
  }

  /// A missing or wrong token.
  static func token(_ detail: String) -> Problem {
    var problem = Problem(401, detail)
    problem.fields = [("WWW-Authenticate", "Bearer")]
    return problem
  }

  /// A request that ended the process that drew it.
  static func lost(_ id: String) -> Problem {
    Problem(
      500,
      "drawing failed because of a bug in the server; report request '\(id)' of its log")
  }

  /// No space for more work; the client may try again after some seconds.
  static func busy(_ detail: String, retryAfter seconds: Int) -> Problem {
    var problem = Problem(503, detail)
    problem.fields = [("Retry-After", "\(seconds)")]
    return problem
  }
}
