import Foundation

/// `serve` while it runs, on a port of its own.
final class RunningServer: Sendable {
  private let stream: RunningStream
  let port: UInt16

  /// Starts it, and waits for its address; port 0 is any free one. `shell` is what bash does first, before `exec "$0" "$@"`.
  init(
    _ workspace: Workspace, _ arguments: String..., environment: [String: String] = [:],
    port: UInt16 = 0, shell: String? = nil
  ) async throws {
    stream = try RunningStream(
      workspace, command: "serve", arguments + ["--port", "\(port)"], environment: environment,
      shell: shell)
    var printed: UInt16?
    while printed == nil {
      try await Task.sleep(for: .milliseconds(10))
      printed = try stream.output().firstMatch(of: #/http://\S+:(\d+) /#).flatMap {
        UInt16($0.output.1)
      }
      let errors = try stream.errors()
      if printed == nil, errors.contains("error:") { throw StartError(errors: errors) }
    }
    self.port = printed ?? 0
  }

  /// What it wrote instead of an address.
  struct StartError: Error {
    let errors: String
  }

  /// What it has written to its log so far.
  func log() throws -> String { try stream.errors() }

  /// Sends a signal.
  func signal(_ number: Int32) { stream.signal(number) }

  /// The numbers of the processes that draw.
  func workers() throws -> [pid_t] {
    let path = "/proc/\(stream.identifier)/task/\(stream.identifier)/children"
    // Each thread has its own children.
    let threads = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(atPath: threads.path()).flatMap { thread in
      let text = try? String(
        contentsOf: threads.appending(path: "\(thread)/children"), encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The number of files that it has open.
  func openFileCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(stream.identifier)/fd").count
  }

  /// Waits until the log has a text.
  func waitForLog(_ text: String) async throws {
    for _ in 0..<1_000 where try !log().contains(text) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits for the end.
  func status() async -> Int32? { await stream.status() }

  /// Sends a signal, and waits for the end.
  func end(by signal: Int32 = SIGTERM) async -> Int32? {
    stream.signal(signal)
    return await stream.status()
  }

  /// Sends a request on a connection of its own, and returns the response.
  func answer(
    _ method: String, _ target: String, _ fields: [String: String] = [:], body: String = ""
  ) async throws -> ServedResponse {
    try await answer(method, target, fields, body: Data(body.utf8))
  }

  /// Sends a request with bytes as its body.
  func answer(
    _ method: String, _ target: String, _ fields: [String: String] = [:], body: Data
  ) async throws -> ServedResponse {
    let text = request(method, target, fields, byteCount: body.count)
    return try await answer(to: Data(text.utf8) + body)
  }

  /// Sends the bytes of a request, and returns the response; `endsInput` closes the sending side
  /// behind them.
  func answer(to bytes: Data, endsInput: Bool = false) async throws -> ServedResponse {
    try await Self.inBackground { [port] in
      let socket = try ClientSocket(port: port)
      try socket.write(bytes)
      if endsInput { socket.endInput() }
      return try ServedResponse(socket.readAll())
    }
  }

  /// Returns the head of a request that closes its connection; a field with an empty value is left out.
  func request(
    _ method: String, _ target: String, _ fields: [String: String] = [:], byteCount: Int = 0
  ) -> String {
    var fields = fields
    fields["Host"] = fields["Host"] ?? "127.0.0.1:\(port)"
    fields["Connection"] = fields["Connection"] ?? "close"
    if byteCount > 0 { fields["Content-Length"] = fields["Content-Length"] ?? "\(byteCount)" }
    if method == "POST" { fields["Content-Type"] = fields["Content-Type"] ?? "application/json" }
    let lines = fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      "\($0.key): \($0.value)\r\n"
    }
    return "\(method) \(target) HTTP/1.1\r\n\(lines.joined())\r\n"
  }

  /// Does what blocks on a thread outside of Swift's pool.
  static func inBackground<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Swift.Result { try body() })
      }
    }
  }
}

/// A connection to a server on this machine.
final class ClientSocket: Sendable {
  private let file: Int32

  /// Connects; reading waits for at most two minutes.
  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw ClientError.refused }
  }

  deinit { close(file) }

  enum ClientError: Error {
    case refused
    case closed
    case noResponse
  }

  /// Writes all bytes.
  func write(_ bytes: Data) throws {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw ClientError.closed }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the sending side.
  func endInput() { shutdown(file, Int32(SHUT_WR)) }

  /// Makes the end of this value reset the connection instead of closing it.
  func resetAtEnd() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Reads until the server closes the connection.
  func readAll() throws -> Data {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(file, &buffer, buffer.count, 0)
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// A response as it came over the wire.
struct ServedResponse: Sendable {
  let status: Int
  /// The header fields, with names in lower case.
  let fields: [String: String]
  let body: [UInt8]
  /// What followed the body on the same connection.
  let rest: Data

  init(_ bytes: Data) throws {
    guard let blank = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else {
      throw ClientSocket.ClientError.noResponse
    }
    let lines = String(decoding: bytes[..<blank.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let halves = line.split(separator: ":", maxSplits: 1)
      fields[halves[0].lowercased()] = halves[1].trimmingCharacters(in: .whitespaces)
    }
    self.fields = fields
    let count = fields["content-length"].flatMap { Int($0) } ?? 0
    let content = bytes[blank.upperBound...]
    body = Array(content.prefix(count))
    rest = Data(content.dropFirst(count))
  }

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The status and, of a problem, its detail.
  var problem: String {
    guard fields["content-type"] == "application/problem+json",
      let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any],
      let detail = object["detail"] as? String, object["status"] as? Int == status
    else { return "\(status)" }
    return "\(status) \(detail)"
  }
}
