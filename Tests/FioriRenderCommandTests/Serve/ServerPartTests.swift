import FileKit
import FioriRender
import Foundation
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
  func `an address is the part before its signature`(
    target: String, message: String, signature: String?
  ) {
    let address = SignedAddress(target)
    expect(address.message, is: message)
    expect(address.signature, is: signature)
  }

  @Test func `parameters are decoded`() throws {
    let found = try QueryText.parameters("region=EMEA+north&b=%C3%A9%3D&c&d=1=2&&e\u{301}=1&é=2")
    expect(
      found.map { "\($0.column):\($0.text)" },
      is: ["region:EMEA north", "b:é=", "c:", "d:1=2", "e\u{301}:1", "é:2"])
    for query in ["a=1&b=2&a=1", "a&%61", "=1&=2"] {
      #expect(throws: QueryError.self) { try QueryText.parameters(query[...]) }
    }
  }

  @Test(
    arguments: [
      // The files, the jobs, and the connections with those for health; 0 if there are none.
      (1_119, 2, 1_024, 64), (1_118, 2, 1_023, 64), (1_000, 2, 905, 64), (64, 2, 25, 8),
      (48, 2, 13, 4), (34, 2, 2, 1), (33, 2, 0, 0), (64, 12, 2, 1), (1_000_000, 64, 1_024, 64),
    ])
  func `there are no more connections than files that may be open at a time`(
    files: Int, jobs: Int, connections: Int, surplus: Int
  ) throws {
    let found = try? ConnectionAllowance(
      WebLimits(), jobCount: jobs, loopCount: 1, fileLimit: files)
    expect(found?.limits.connectionCount ?? 0, is: connections)
    expect(found?.limits.surplusCount ?? 0, is: surplus)
    expect(found?.warning != nil, is: found != nil && connections < 1_024)
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
        start: {
          order.withLock { $0.append(name) }
          return true
        }, stop: {},
        refuse: { order.withLock { $0.append("\(name) refused") } })
    }
    _ = queue.add(
      start: {
        started.withLock { $0 = true }
        semaphore.wait()
        return true
      }, stop: {}, refuse: {})
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
        return true
      }, stop: {}, refuse: {})
    semaphore.open()
    for await _ in gate {}
    expect(order.withLock(\.self), is: ["first refused", "third", "last"])
    queue.close()
  }

  @Test func `started work whose client may have gone is stopped for other work`() async {
    let queue = DrawingQueue(capacity: 2, threadCount: 1)
    let order = Mutex<[String]>([])
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    let gate = WorkGate()
    let long = queue.add(
      start: {
        let isFirst = order.withLock { order in
          order.append("long")
          return order.count == 1
        }
        if isFirst { gate.wait() } else { ending.finish() }
        return !isFirst
      }, stop: { gate.open() }, refuse: {})
    while order.withLock(\.isEmpty) { await Task.yield() }
    _ = queue.add(
      start: {
        order.withLock { $0.append("short") }
        return true
      }, stop: {}, refuse: {})
    if let long { queue.putBack(long) }
    for await _ in end {}
    expect(order.withLock(\.self), is: ["long", "short", "long"])
    queue.close()
  }

  @Test func `a task and its answer come over a connection as they are`() throws {
    let render = DrawingTask.render(query: "", accept: ["a", "b"], body: [1, 2])
    let entry = CardTemplates.Entry(file: "cards/a.json", json: [3], checksum: "c")
    let card = DrawingTask.card(
      CardTask(entry, .svg, cells: [("region", "EMEA"), ("empty", "")]))
    let tasks: [DrawingTask] = [
      render, .render(query: nil, accept: [], body: []), card, .compare(type: "t", body: [4]),
    ]
    for task in tasks {
      expect(DrawingTask(task.message).map { "\($0)" }, is: "\(task)")
    }
    expect(DrawingTask([]) == nil, is: true)
    expect(DrawingTask([Array("card".utf8)]) == nil, is: true)
    var response = WebResponse(422, body: WebBody([5, 6]))
    response.set("Content-Type", "text/plain")
    let answer = try #require(WorkerAnswer(WorkerAnswer(response, files: ["a", ""]).message))
    expect(answer.response.status, is: 422)
    expect(answer.response.body.bytes, is: [5, 6])
    expect(answer.response.header("Content-Type"), is: "text/plain")
    expect(answer.files, is: ["a", ""])
    expect(WorkerAnswer([[1], Array("200".utf8), Array("9".utf8)]) == nil, is: true)
  }

  @Test func `a picture is known as long as its files are as they were`() throws {
    let workspace = try Workspace()
    let start = FileClock.now
    try workspace.write("1", to: "a.svg")
    let paths = ["a.svg", "b.svg"].map { workspace.folder.appending(path: $0).path() }
    expect(PictureSources(paths, readSince: start) == nil, is: true, "a fresh file")
    usleep(50_000)
    let first = try #require(PictureSources(paths, readSince: FileClock.now))
    expect(first.areUnchanged, is: true)
    try workspace.write("2", to: "b.svg")
    expect(first.areUnchanged, is: false, "a file that was not there")
    usleep(50_000)
    let second = try #require(PictureSources(paths, readSince: FileClock.now))
    try workspace.write("2", to: "a.svg")
    expect(second.areUnchanged, is: false, "a file of the same size")
  }

  @Test func `messages are passed on unchanged, and an end is reported`() throws {
    var files: [CInt] = [0, 0]
    expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &files), is: 0)
    let left = MessageSocket(file: files[0])
    var right: MessageSocket? = MessageSocket(file: files[1])
    let messages: [MessageSocket.Message] = [[], [[]], [[1], [], [2, 3]]]
    for message in messages {
      try left.send(message)
      try expect(right?.receive(), is: message)
    }
    expect(right?.isReadable, is: false)
    left.interrupt()
    try expect(right?.receive(), is: [])
    right = nil
    #expect(throws: MessageSocket.Failure.self) { try left.receive() }
    #expect(throws: MessageSocket.Failure.self) { try left.send([[1]]) }
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
    expect((try? HostCheck.check([host], isLoopback: true)) != nil, is: isFit)
  }

  @Test(
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
      ("127.0.0.1", "::ffff:127.0.0.1", true), ("10.1.2.0/25", "10.1.2.127", true),
      ("10.1.2.0/25", "10.1.2.128", false), ("0.0.0.0/0", "203.0.113.9", true),
      ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "203.0.113.9", true),
      ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ])
  func `an address is in a range or not`(range: String, address: String, isIn: Bool) throws {
    let (range, number) = (try #require(AddressRange(range)), try #require(IPNumber(address)))
    expect(range.contains(number), is: isIn)
  }

  @Test(
    arguments: [
      "", "nginx", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "::/129", "1.2.3.4/", "1/2/3",
    ])
  func `a text that is not a range`(text: String) {
    expect(AddressRange(text) == nil, is: true)
  }

  @Test(
    arguments: [
      ("https://cards.example/img", "https://cards.example", "cards.example", "/img"),
      ("HTTPS://Cards.Example:8443/", "https://cards.example:8443", "cards.example", ""),
      ("http://[::1]:80/a/b//", "http://[::1]:80", "[::1]", "/a/b"),
    ])
  func `a public address has its parts`(
    text: String, origin: String, host: String, path: String
  ) throws {
    let address = try #require(PublicURL(text))
    expect([address.origin, address.host, address.path], is: [origin, host, path])
  }

  @Test(
    arguments: [
      "cards.example", "ftp://cards.example", "https://", "https:///img", "https://a b/",
      "https://user@cards.example", "https://cards.example/a//b", "https://cards.example/../b",
      "https://cards.example/?a=1", "https://cards.example/#a", "https://cards.example/\"",
    ])
  func `a text that is not a public address`(text: String) {
    expect(PublicURL(text) == nil, is: true)
  }

  @Test(
    arguments: [
      ("/img/v1/cards/a.png?b=1", "/v1/cards/a.png?b=1"), ("/v1/cards/a.png", "/v1/cards/a.png"),
      ("/img", "/"), ("/img?a", "/?a"), ("/imgs/v1", "/imgs/v1"), ("/", "/"),
    ])
  func `the path of the public address is not part of a path`(
    target: String, own: String
  ) throws {
    let address = try #require(PublicURL("https://cards.example/img"))
    expect(address.ownTarget(target), is: own)
  }

  @Test func `counts of diagnostics come over a connection as they are`() {
    let counts = DiagnosticCounts(text: "warning no-room 2\nerror no-view 1\nwarning missing 1\nx")
    expect(counts.warningCount, is: 3)
    expect(counts.codes, is: ["missing", "no-room", "no-view"])
    expect(DiagnosticCounts(text: counts.text).text, is: counts.text)
    expect(DiagnosticCounts().text, is: "")
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
