import FioriRender

extension InputFile {
  /// The bytes of a picture, which may be more than a description's.
  package func pictureBytes() throws(RunFailure) -> [UInt8] {
    try bytes(limit: Limits.comparedByteCount)
  }
}
