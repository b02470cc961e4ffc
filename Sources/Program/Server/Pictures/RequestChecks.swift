import FioriBasics
import RenderService

/// Checks whether a page of another server sends a request.
///
/// A browser sends such a request without asking if it looks like a form, and only the answer is kept
/// from the page: the work would be done.
enum OriginCheck {
  /// Checks the origin of a page; `source` is the address that the client used, and `publicURL` the
  /// address of the server.
  static func check(
    _ head: WebRequestHead, from source: RequestSource, allowed: [String], publicURL: PublicURL?
  ) throws(Problem) {
    guard let origin = head.header("Origin"), !allowed.contains("*"), !allowed.contains(origin)
    else { return }
    var own = origins(of: head.header("Host") ?? "", scheme: nil)
    if let host = source.host { own += origins(of: host, scheme: source.scheme) }
    if let publicURL { own.append(publicURL.origin) }
    guard !own.contains(origin) else { return }
    throw Problem(
      403,
      "pages of '\(origin)' may not send requests; start the server with --allow-origin \(origin)")
  }

  private static func origins(of host: String, scheme: String?) -> [String] {
    (scheme.map { [$0] } ?? ["http", "https"]).map { "\($0)://\(host)" }
  }
}

/// Checks the token of a request.
enum TokenCheck {
  private static let scheme = "bearer "

  static func check(_ authorization: String?, _ tokens: [[UInt8]]) throws(Problem) {
    guard let authorization, authorization.lowercased().hasPrefix(scheme) else {
      throw .token("the request has no token; send 'Authorization: Bearer TOKEN'")
    }
    let token = authorization.dropFirst(scheme.count)
    guard SecretComparison.contains(tokens, Array(token.utf8)) else {
      throw .token("the token is not one of this server's; check it")
    }
  }
}

/// Checks the type of a request's body.
enum ContentCheck {
  static func check(_ head: WebRequestHead, type expected: String) throws(Problem) {
    if let encoding = head.header("Content-Encoding"), encoding.lowercased() != "identity" {
      throw Problem(415, "the encoding '\(encoding)' is not supported; send the body as it is")
    }
    guard let type = head.header("Content-Type") else {
      throw Problem(415, "the body has no type; send 'Content-Type: \(expected)'")
    }
    let name = type.prefix { $0 != ";" }.trimmed.lowercased()
    let isFit =
      name == expected || expected == "application/json" && name.hasSuffix("+json")
    guard isFit else {
      throw Problem(415, "the type '\(name)' is not supported; send 'Content-Type: \(expected)'")
    }
  }
}
