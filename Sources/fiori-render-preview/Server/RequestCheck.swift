/// Whether a request may be answered at all.
///
/// Every page that the browser has open can send requests to this machine, and names that others own
/// can be made to lead to it. Both are told by headers that no page can forge.
struct RequestCheck: Hashable, Sendable {
  let method: String
  let path: String
  /// The values of headers; `nil` of one that is missing.
  let host: String?
  let origin: String?
  let fetchSite: String?

  /// - Throws: Why it may not.
  func check() throws(RequestError) {
    guard let host, Self.isLoopback(host) else {
      throw .foreign("the host '\(host ?? "")' is not this machine")
    }
    if let origin, origin != "http://\(host)" {
      throw .foreign("the request comes from the page '\(origin)'")
    }
    // A link on another page may lead to this one, which has nothing in it until its own script asks.
    if let fetchSite, !Self.ownSites.contains(fetchSite), path != "/" {
      throw .foreign("another site requests '\(path)'")
    }
    guard method == "GET" else { throw .wrongMethod(method) }
  }

  /// What a browser says of requests of the page itself, and of an address that somebody typed.
  private static let ownSites: Set<String> = ["same-origin", "none"]

  /// Whether a host, with its port, names the machine that the program runs on.
  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, ["127.0.0.1", "localhost"].contains(name.lowercased()) else {
      return false
    }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }
}
