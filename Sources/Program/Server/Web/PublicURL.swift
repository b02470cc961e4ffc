/// The address that clients use for a server behind a proxy.
package struct PublicURL: Sendable, Equatable {
  /// The scheme, the host and the port if there is one, such as `https://cards.example`.
  package let origin: String
  /// The host without its port, in lower case.
  package let host: String
  /// The path before the server's own paths, without a slash at its end; often empty.
  package let path: String

  /// The whole address, without a slash at its end.
  package var text: String { origin + path }

  /// Reads an address such as `https://cards.example/img`; `nil` if the text is not one.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !Self.refused.contains($0) }),
      let mark = text.firstRange(of: "://"),
      ["http", "https"].contains(text[..<mark.lowerBound].lowercased())
    else { return nil }
    let rest = text[mark.upperBound...]
    let authority = String(rest.prefix { $0 != "/" })
    guard !authority.isEmpty, HostCheck.isHost(authority) else { return nil }
    var path = rest.dropFirst(authority.count)
    while path.hasSuffix("/") { path = path.dropLast() }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { return nil }
    origin = "\(text[..<mark.lowerBound].lowercased())://\(authority.lowercased())"
    host = HostCheck.name(of: authority)
    self.path = String(path)
  }

  /// Characters that end a path, or would have to be escaped in JSON.
  private static let refused = Set(#"?#"\"#.utf8)

  /// Whether other machines may know the server by this address.
  package var isRemote: Bool { !HostCheck.isLoopback(host) }

  /// Returns the server's own path and query of a target that may begin with the path of this address.
  func ownTarget(_ target: String) -> String {
    guard !path.isEmpty, target.utf8.starts(with: path.utf8) else { return target }
    let rest = target.utf8.dropFirst(path.utf8.count)
    switch rest.first {
    case UInt8(ascii: "/"): return String(Substring(rest))
    case nil, UInt8(ascii: "?"): return "/" + Substring(rest)
    default: return target
    }
  }

  /// Returns the server's own path and query of an address below this one; `nil` for another address.
  package func ownTarget(ofAddress address: String) -> String? {
    guard address.lowercased().hasPrefix(origin) else { return nil }
    let target = String(address.dropFirst(origin.count))
    let own = ownTarget(target)
    return target.hasPrefix("/") && (path.isEmpty || own != target) ? own : nil
  }
}
