import FioriBasics

/// Problems of images.
extension Message {
  static func ignoredInImage(_ name: String, line: Int, problem: String, advice: String) -> Message
  {
    Message(.image, "\(name), line \(line): \(problem); \(advice)")
  }
}
