/// Checks the host that a request is for.
enum HostCheck {
  /// Checks the values of all `Host` fields, and the host that a trusted proxy reports; `isLoopback` is
  /// whether the server listens on this machine only. Any page in a browser can send requests to this
  /// machine under a host name of its own, and with any other field, so a reported host replaces none.
  static func check(
    _ hosts: [String], reported: String? = nil, isRequired: Bool = true, isLoopback isLocal: Bool,
    publicURL: PublicURL? = nil
  ) throws(Problem) {
    guard hosts.count < 2 else {
      throw Problem(400, "the request has several 'Host' fields; send one")
    }
    if hosts.isEmpty, isRequired { throw Problem(400, "the request has no 'Host' field; send one") }
    for (host, field) in [(hosts.first, "'Host'"), (reported, "the host that the proxy reports")] {
      guard let host else { continue }
      guard isHost(host) else {
        throw Problem(400, "\(field) is not a host; send its name, with a port after a colon")
      }
      guard !isLocal || isLoopback(host) || name(of: host) == publicURL?.host else {
        let other =
          publicURL.map { " or \($0.host)" } ?? ", or start the server with --public-url"
        throw Problem(
          403, "the host '\(host)' is not this machine; use 127.0.0.1, localhost\(other)")
      }
    }
  }

  /// Returns the name or the number of a host without its port, in lower case.
  static func name(of host: String) -> String {
    let end =
      host.hasPrefix("[")
      ? host.lastIndex(of: "]").map { host.index(after: $0) } : host.firstIndex(of: ":")
    return host[..<(end ?? host.endIndex)].lowercased()
  }

  /// Whether a text has the form of a host with an optional port (RFC 9110, section 7.2).
  static func isHost(_ text: String) -> Bool {
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

  /// Returns whether a host, with its port, is this machine.
  static func isLoopback(_ host: String) -> Bool {
    let name = host.lowercased()
    for own in ["127.0.0.1", "localhost", "[::1]"] where name.hasPrefix(own) {
      let rest = name.dropFirst(own.count)
      if rest.isEmpty || rest.first == ":" && UInt16(rest.dropFirst()) != nil { return true }
    }
    return false
  }
}
