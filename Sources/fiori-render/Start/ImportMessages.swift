import FioriBasics

/// Problems of card manifests.
extension Message {
  static var importedDescriptionTooLong: Message {
    Message(
      .limit,
      "the description would have more than the \(Limits.inputByteCount) bytes allowed; shorten "
        + "the data")
  }

  static func manifestIsNotJSON(_ problem: Message) -> Message {
    problem.prefixed("this is not JSON: ")
  }

  static var unreadableManifest: Message {
    Message(.syntax, "this is not JSON: it cannot be read")
  }
}
