package import FileKit
import FioriRender
import FoundationEssentials

/// The keys that addresses are signed with: HMAC-SHA-256 over the path and the query.
package struct SigningKeys: Sendable {
  /// The keys; the first one signs, and all are accepted.
  private let keys: [[UInt8]]

  /// Reads a file with a key on each line.
  package init(file path: String) throws(RunFailure) {
    keys = try SecretFile.secrets(in: path, called: "key", leastByteCount: Self.leastByteCount)
  }

  /// The number of bytes that a key needs.
  package static let leastByteCount = 16

  /// Returns a path and query with its signature added.
  package func signed(_ target: String) -> String {
    "\(target)\(target.contains("?") ? "&" : "?")\(SignedAddress.signatureKey)=\(signature(of: target, keys[0]))"
  }

  /// Returns whether an address has a signature by one of the keys.
  package func accept(_ address: SignedAddress) -> Bool {
    guard let signature = address.signature else { return false }
    // No key may be skipped: the time that it takes must not reveal which one fits.
    return keys.reduce(false) { found, key in
      let own = self.signature(of: address.message, key)
      return SecretComparison.areEqual(Array(own.utf8), Array(signature.utf8)) || found
    }
  }

  /// Returns the HMAC in base64url without padding (RFC 4648).
  private func signature(of message: String, _ key: [UInt8]) -> String {
    let digits = Array(Checksum.hmacSHA256(of: Array(message.utf8), key: key).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      Self.value(digits[index]) << 4 | Self.value(digits[index + 1])
    }
    return String(
      Data(bytes).base64EncodedString().compactMap { character -> Character? in
        switch character {
        case "+": "-"
        case "/": "_"
        case "=": nil
        default: character
        }
      })
  }

  /// Returns the value of a lower-case hexadecimal digit.
  private static func value(_ digit: UInt8) -> UInt8 {
    digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
  }
}

/// A path with a query, and the signature at its end.
package struct SignedAddress: Sendable {
  /// The signed part: the path and the query before the signature, as sent.
  package let message: String
  /// The signature; `nil` if there is none.
  package let signature: String?

  /// The names of the parameters that are not part of a row.
  package static let signatureKey = "sig"
  package static let expiryKey = "exp"

  /// Takes a path and query apart.
  package init(_ target: String) {
    let range = Self.range(of: "&\(Self.signatureKey)=", in: target)
    guard let mark = range ?? Self.range(of: "?\(Self.signatureKey)=", in: target) else {
      (message, signature) = (target, nil)
      return
    }
    message = String(target[..<mark.lowerBound])
    signature = String(target[mark.upperBound...])
  }

  /// Returns the first range of an ASCII text. Searching for characters would take a tenth of the time
  /// of a picture from the cache.
  private static func range(of mark: String, in target: String) -> Range<String.Index>? {
    let bytes = target.utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(where: { $0 == mark.utf8.first }) {
      rest = bytes[start...]
      if rest.starts(with: mark.utf8) {
        return start..<bytes.index(start, offsetBy: mark.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
