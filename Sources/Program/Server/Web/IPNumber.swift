import Glibc
import NIOCore

/// The number of a network address, the same for an IPv4 address and its form in IPv6.
struct IPNumber: Equatable, Sendable {
  /// The 16 bytes of an IPv6 address.
  fileprivate let bytes: [UInt8]

  private static let mappedStart = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  /// Reads an address such as `192.0.2.1` or `2001:db8::1`.
  init?(_ text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if text.contains(":") {
      guard inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
      self.bytes = bytes
    } else {
      guard inet_pton(AF_INET, text, &bytes) == 1 else { return nil }
      self.bytes = Self.mappedStart + bytes.prefix(4)
    }
  }

  /// Takes the number of an address; `nil` if it has none, like a socket in a folder.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress else { return nil }
    self.init(text)
  }

  private var isIPv4: Bool { bytes.starts(with: Self.mappedStart) }

  /// The address as text.
  var text: String {
    if isIPv4 { return bytes.suffix(4).map { "\($0)" }.joined(separator: ".") }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
    return String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the address is one of this machine.
  var isLoopback: Bool {
    isIPv4 ? bytes[12] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
  }
}

/// An address, or all addresses that start with the same bits.
package struct AddressRange: Sendable {
  private let first: IPNumber
  private let bitCount: Int

  /// Reads an address, or a range such as `10.0.0.0/8`; `nil` if the text is neither.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let number = IPNumber(String(parts[0])) else { return nil }
    let width = parts[0].contains(":") ? 128 : 32
    let length = parts.count == 2 ? Int(parts[1]) : width
    guard let length, (0...width).contains(length) else { return nil }
    (first, bitCount) = (number, 128 - width + length)
  }

  /// Returns whether an address is in the range.
  func contains(_ number: IPNumber) -> Bool {
    zip(first.bytes, number.bytes).enumerated().allSatisfy { index, bytes in
      let count = min(max(bitCount - 8 * index, 0), 8)
      // A shift by all bits leaves none.
      return (bytes.0 ^ bytes.1) >> (8 - count) == 0
    }
  }
}
