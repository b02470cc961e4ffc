import FileKit

/// What a worker has made of a task.
struct WorkerAnswer: Sendable {
  let response: WebResponse
  /// The paths of all files that the picture depends on, even those that do not exist.
  var files: [String] = []

  init(_ response: WebResponse, files: [String] = []) {
    (self.response, self.files) = (response, files)
  }

  /// Reads what a worker has sent; `nil` if it is not an answer.
  init?(_ message: MessageSocket.Message) {
    guard message.count >= 3 else { return nil }
    let texts = message.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    guard let status = Int(texts[0]), let fileCount = Int(texts[1]),
      (0...texts.count - 2).contains(fileCount), (texts.count - 2 - fileCount) % 2 == 0
    else { return nil }
    files = Array(texts[2..<(2 + fileCount)])
    var response = WebResponse(status, body: WebBody(message[0]))
    for index in stride(from: 2 + fileCount, to: texts.count, by: 2) {
      response.set(texts[index], texts[index + 1])
    }
    self.response = response
  }

  /// What the server is sent.
  var message: MessageSocket.Message {
    let texts =
      ["\(response.status)", "\(files.count)"] + files
      + response.fieldList.flatMap { [$0.name, $0.value] }
    return [response.body.bytes] + texts.map { Array($0.utf8) }
  }
}
