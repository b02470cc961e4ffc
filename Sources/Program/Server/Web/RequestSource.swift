/// The client of a request, and the address that it used, as far as trusted proxies report them.
struct RequestSource: Sendable {
  /// The client's address, or the name that a proxy reports instead; `nil` if neither is known.
  var client: String?
  /// The host that the client sent to the proxy; `nil` if no trusted proxy reports one.
  var host: String?
  /// The scheme that the client used, such as `https`; `nil` if no trusted proxy reports one.
  var scheme: String?

  /// Creates a source about which nothing is known.
  init() {}

  /// Reads the fields of a request that proxies add. They count only if the request comes from a
  /// trusted proxy; what a proxy reports counts up to the first client that is not such a proxy.
  init(_ head: WebRequestHead, trusted: [AddressRange]) {
    let peer = head.peer.flatMap { IPNumber($0) }
    client = peer?.text
    guard let peer, trusted.contains(where: { $0.contains(peer) }) else { return }
    let steps = ForwardedSteps(head)
    var index = steps.all.count - 1
    while index > 0, let number = steps.all[index].client.flatMap({ IPNumber($0) }),
      trusted.contains(where: { $0.contains(number) })
    {
      index -= 1
    }
    guard index >= 0 else { return }
    client = steps.all[index].client ?? client
    (host, scheme) = (steps.all[index].host, steps.all[index].scheme)
  }
}

/// The proxies that a request came through, the one next to the client first.
private struct ForwardedSteps {
  struct Step {
    var client: String?
    var host: String?
    var scheme: String?
  }

  private(set) var all: [Step] = []

  /// Reads `X-Forwarded-For`, `-Host` and `-Proto`, or `Forwarded` (RFC 7239) if all three are missing.
  init(_ head: WebRequestHead) {
    let lists = ["For", "Host", "Proto"].map { name in
      head.headers("X-Forwarded-\(name)").flatMap { $0.split(separator: ",") }
        .map { String($0.trimmed) }
    }
    guard lists.allSatisfy(\.isEmpty) else {
      readLists(lists)
      return
    }
    let fields = head.headers("Forwarded").flatMap { Self.parts(of: $0[...], dividedBy: ",") }
    all = fields.map { field in
      var step = Step()
      for pair in Self.parts(of: field, dividedBy: ";") {
        let halves = pair.split(separator: "=", maxSplits: 1)
        guard halves.count == 2 else { continue }
        let value = Self.unquoted(String(halves[1].trimmed))
        switch halves[0].trimmed.lowercased() {
        case "for": step.client = Self.client(value)
        case "host": step.host = value
        case "proto": step.scheme = value.lowercased()
        default: break
        }
      }
      return step
    }
  }

  /// Joins lists whose last values are from the same proxy; a list with fewer values was begun by a
  /// later one.
  private mutating func readLists(_ lists: [[String]]) {
    let count = max(1, lists[0].count)
    all = (0..<count).map { index in
      let values = lists.map { list in
        list.isEmpty ? nil : list[max(0, list.count - count + index)]
      }
      return Step(
        client: values[0].flatMap(Self.client), host: values[1], scheme: values[2]?.lowercased())
    }
  }

  /// Returns the address in the name of a client, without its port; or the name itself if it is one
  /// that hides the address.
  private static func client(_ text: String) -> String? {
    if let number = IPNumber(text) { return number.text }
    let host =
      text.hasPrefix("[")
      ? text.dropFirst().prefix { $0 != "]" } : text[..<(text.lastIndex(of: ":") ?? text.endIndex)]
    if let number = IPNumber(String(host)) { return number.text }
    let isName = host.utf8.allSatisfy { nameBytes.contains($0) }
    return isName && !host.isEmpty && host.utf8.count <= nameLength ? String(host) : nil
  }

  private static let nameLength = 64
  private static let nameBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-".utf8)

  /// Divides a text, except inside quotes.
  private static func parts(of text: Substring, dividedBy mark: Character) -> [Substring] {
    var (isQuoted, isEscaped) = (false, false)
    return text.split { character in
      defer { isEscaped = isQuoted && !isEscaped && character == "\\" }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == mark && !isQuoted
    }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast().filter { $0 != "\\" })
  }
}
