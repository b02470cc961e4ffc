import FoundationEssentials

/// Reads and writes data URIs: `data:image/png;base64,…`.
package enum DataURI {
  /// Returns the bytes of a URI, in base64 or percent-encoded; `nil` if it is malformed.
  package static func bytes(of uri: String) -> [UInt8]? {
    guard uri.hasPrefix("data:"), let comma = uri.firstIndex(of: ",") else { return nil }
    let payload = String(uri[uri.index(after: comma)...])
    guard uri[..<comma].hasSuffix(";base64") else {
      return percentDecoded(payload)
    }
    return Data(base64Encoded: payload).map { Array($0) }
  }

  /// Returns a URI in base64.
  package static func text(_ bytes: [UInt8], mediaType: String) -> String {
    "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
  }

  /// Decodes percent-encoding, since FoundationEssentials has no decoder.
  private static func percentDecoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
