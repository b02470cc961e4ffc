import FileKit

/// A worker's result of a task.
struct WorkerAnswer: Sendable {
  let response: WebResponse
  /// The paths of all files that the picture depends on, even those that do not exist.
  var files: [String] = []
  /// The warnings and errors, counted.
  var counts = DiagnosticCounts()

  init(
    _ response: WebResponse, files: [String] = [], counts: DiagnosticCounts = DiagnosticCounts()
  ) {
    (self.response, self.files, self.counts) = (response, files, counts)
  }

  /// Reads a message of a worker; `nil` if it is not an answer.
  init?(_ message: MessageSocket.Message) {
    guard message.count >= Self.headCount + 1 else { return nil }
    let texts = message.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    guard let status = Int(texts[0]), let fileCount = Int(texts[1]),
      (0...texts.count - Self.headCount).contains(fileCount),
      (texts.count - Self.headCount - fileCount) % 2 == 0
    else { return nil }
    counts = DiagnosticCounts(text: texts[2])
    let end = Self.headCount + fileCount
    files = Array(texts[Self.headCount..<end])
    var response = WebResponse(status, body: WebBody(message[0]))
    for index in stride(from: end, to: texts.count, by: 2) {
      response.set(texts[index], texts[index + 1])
    }
    self.response = response
  }

  /// The message to the server.
  var message: MessageSocket.Message {
    let texts =
      ["\(response.status)", "\(files.count)", counts.text] + files
      + response.fieldList.flatMap { [$0.name, $0.value] }
    return [response.body.bytes] + texts.map { Array($0.utf8) }
  }

  /// The number of texts before the paths: the status, the number of paths, and the counts.
  private static let headCount = 3
}
