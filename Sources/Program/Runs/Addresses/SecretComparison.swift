import FioriRender

/// Compares secrets in a time that does not depend on their common parts.
package enum SecretComparison {
  /// Returns whether two secrets are the same.
  ///
  /// Their checksums are compared, which have the same length for all secrets.
  package static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let (first, second) = (Checksum.sha256(of: first), Checksum.sha256(of: second))
    var difference: UInt8 = 0
    for (a, b) in zip(first.utf8, second.utf8) { difference |= a ^ b }
    return difference == 0
  }

  /// Returns whether a secret is among others; all of them are compared.
  package static func contains(_ secrets: [[UInt8]], _ secret: [UInt8]) -> Bool {
    secrets.reduce(false) { found, other in areEqual(other, secret) || found }
  }
}
