import Glibc
import RenderService
import Synchronization
import Testing

@testable import RenderServer
@testable import TestSupport

/// The parts of the server, without a connection.
struct ServerPartTests {
  @Test(
    arguments: [
      ("", ["image/png", "application/json"], "image/png"),
      ("application/json", ["image/png", "application/json"], "application/json"),
      ("image/png;q=0.5, application/json", ["image/png", "application/json"], "application/json"),
      ("image/*;q=0.2, */*;q=0.1", ["application/json", "image/png"], "image/png"),
      ("image/png;q=0, */*", ["image/png", "image/webp"], "image/webp"),
      ("IMAGE/PNG ; Q=1", ["image/png"], "image/png"),
      ("text/html", ["image/png"], nil),
    ] as [(String, [String], String?)])
  func `the type that is preferred`(accept: String, types: [String], expected: String?) {
    let header = AcceptHeader(accept.isEmpty ? [] : [accept])
    expect(header.preferred(of: types), is: expected)
  }

  @Test(
    arguments: [
      ("/a?b=1&sig=xy", "/a?b=1", "xy"), ("/a?sig=xy", "/a", "xy"), ("/a?b=1", "/a?b=1", nil),
      ("/a?b=1&sig=x&sig=y", "/a?b=1", "x&sig=y"), ("/a?b=sig=1", "/a?b=sig=1", nil),
    ] as [(String, String, String?)])
  func `an address is what stands before its signature`(
    target: String, message: String, signature: String?
  ) {
    let address = SignedAddress(target)
    expect(address.message, is: message)
    expect(address.signature, is: signature)
  }

  @Test func `parameters are decoded`() throws {
    let found = try SignedAddress("/a?region=EMEA+north&b=%C3%A9%3D&c&d=1=2&&sig=x").parameters()
    expect(
      found.map { "\($0.column):\($0.text)" }, is: ["region:EMEA north", "b:é=", "c:", "d:1=2"])
  }

  @Test func `a form has its parts`() throws {
    let text =
      "--b\r\nContent-Disposition: form-data; name=\"expected\"; filename=\"a.png\"\r\n"
      + "Content-Type: image/png\r\n\r\n1\r\n--\r\n2\r\n--b\r\n"
      + "content-disposition: form-data; name=actual\r\n\r\n\r\n--b--\r\n"
    let parts = try Multipart.parts(Array(text.utf8), type: "multipart/form-data; boundary=b")
    expect(parts.map(\.name), is: ["expected", "actual"])
    expect(parts.map(\.fileName), is: ["a.png", nil])
    expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) }, is: ["1\r\n--\r\n2", ""])
  }

  @Test func `work whose client may have gone waits behind all other`() async {
    let queue = DrawingQueue(capacity: 2, threadCount: 1)
    let order = Mutex<[String]>([])
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let started = Mutex(false)
    let semaphore = WorkGate()
    @Sendable func add(_ name: String) -> DrawingQueue.Ticket? {
      queue.add(
        start: { order.withLock { $0.append(name) } },
        refuse: { order.withLock { $0.append("\(name) refused") } })
    }
    _ = queue.add(
      start: {
        started.withLock { $0 = true }
        semaphore.wait()
      }, refuse: {})
    while !started.withLock(\.self) { await Task.yield() }
    let first = add("first")
    let second = add("second")
    expect(add("full") == nil, is: true)
    if let first { queue.putBack(first) }
    let third = add("third")
    expect(third == nil, is: false)
    expect(queue.length, is: 2)
    if let second { expect(queue.remove(second), is: true) }
    _ = queue.add(
      start: {
        order.withLock { $0.append("last") }
        opening.finish()
      }, refuse: {})
    semaphore.open()
    for await _ in gate {}
    expect(order.withLock(\.self), is: ["first refused", "third", "last"])
    queue.close()
  }

  @Test func `times are counted below their limits`() {
    var histogram = Histogram()
    for seconds in [0.001, 0.002, 0.3, 99] { histogram.add(seconds) }
    expect(histogram.counts, is: [1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    expect(histogram.count, is: 4)
  }

  @Test(
    arguments: [
      ("127.0.0.1", true), ("localhost:8080", true), ("LOCALHOST", true), ("[::1]:1", true),
      ("localhost.evil", false), ("127.0.0.1:x", false), ("evil", false), ("", false),
      ("127.0.0.1:99999", false),
    ])
  func `a host is this machine or not`(host: String, isFit: Bool) {
    expect((try? HostCheck.check(host)) != nil, is: isFit)
  }
}

/// Holds a thread until it is opened.
private final class WorkGate: Sendable {
  private let isOpen = Mutex(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() {
    while !isOpen.withLock(\.self) { usleep(1_000) }
  }
}
