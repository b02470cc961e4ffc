import RenderService

/// Checks the host that a request is for.
enum HostCheck {
  /// Checks the values of all `Host` fields; `isLoopback` is whether only this machine can reach
  /// the server. Any page in a browser can send requests to this machine under its own host name.
  static func check(
    _ hosts: [String], isRequired: Bool = true, isLoopback isLocal: Bool
  ) throws(Problem) {
    guard hosts.count < 2 else { throw Problem(400, "the request has several 'Host'; send one") }
    guard let host = hosts.first else {
      if isRequired { throw Problem(400, "the request has no 'Host'; send one") }
      return
    }
    guard isHost(host) else {
      throw Problem(400, "'Host' is not a host; send its name, and its port behind a colon")
    }
    guard !isLocal || isLoopback(host) else {
      throw Problem(403, "the host '\(host)' is not this machine; use 127.0.0.1 or localhost")
    }
  }

  /// Whether a text has the form of a host with an optional port (RFC 9110, section 7.2).
  private static func isHost(_ text: String) -> Bool {
    let isNumber = text.hasPrefix("[")
    let end = isNumber ? text.lastIndex(of: "]") : text.firstIndex(of: ":") ?? text.endIndex
    guard let end else { return false }
    let (name, port) = (
      text[..<end].utf8.dropFirst(isNumber ? 1 : 0),
      text[end...].utf8.drop { $0 == UInt8(ascii: "]") }
    )
    return name.allSatisfy { nameBytes.contains($0) || isNumber && $0 == UInt8(ascii: ":") }
      && (port.isEmpty
        || port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy(digits.contains))
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let nameBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=%".utf8)

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.lowercased()
    for own in ["127.0.0.1", "localhost", "[::1]"] where name.hasPrefix(own) {
      let rest = name.dropFirst(own.count)
      if rest.isEmpty || rest.first == ":" && UInt16(rest.dropFirst()) != nil { return true }
    }
    return false
  }
}

/// Checks whether a page of another server sends a request.
///
/// A browser sends such a request without asking if it looks like a form, and only the answer is kept
/// from the page: the work would be done.
enum OriginCheck {
  static func check(_ head: WebRequestHead, allowed: [String]) throws(Problem) {
    guard let origin = head.header("Origin"), !allowed.contains("*"), !allowed.contains(origin)
    else { return }
    let own = head.header("Host") ?? ""
    guard !["http://\(own)", "https://\(own)"].contains(origin) else { return }
    throw Problem(
      403,
      "pages of '\(origin)' may not send requests; start the server with --allow-origin \(origin)")
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
      throw Problem(415, "the encoding '\(encoding)' is not read; send the body as it is")
    }
    guard let type = head.header("Content-Type") else {
      throw Problem(415, "the body has no type; send 'Content-Type: \(expected)'")
    }
    let name = type.prefix { $0 != ";" }.trimmed.lowercased()
    let isFit =
      name == expected || expected == "application/json" && name.hasSuffix("+json")
    guard isFit else {
      throw Problem(415, "the type '\(name)' is not read; send 'Content-Type: \(expected)'")
    }
  }
}
