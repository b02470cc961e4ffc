import Glibc
import SystemPackage

/// The name of a draft, which identifies its system and process.
struct DraftName {
  /// The ID of the boot in which the draft was written.
  let system: String
  /// The offset of the byte of the folder that the process has locked, or 0 if there is no lock.
  let owner: Int64
  let number: Int

  private static let prefix = ".fiori-render-"
  private static let suffix = ".part"

  init(owner: Int64, number: Int) {
    (system, self.owner, self.number) = (Self.thisSystem, owner, number)
  }

  /// Parses a file name; `nil` if it is not that of a draft.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix), text.hasSuffix(Self.suffix) else { return nil }
    let parts = text.dropFirst(Self.prefix.count).dropLast(Self.suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let owner = Int64(parts[1], radix: 16), owner >= 0,
      let number = Int(parts[2])
    else { return nil }
    (system, self.owner, self.number) = (String(parts[0]), owner, number)
  }

  var text: String {
    "\(Self.prefix)\(system)-\(String(owner, radix: 16))-\(number)\(Self.suffix)"
  }

  /// Whether locks can tell if the process is alive: locks of another machine are not visible here.
  var isOfThisSystem: Bool { owner != 0 && system == Self.thisSystem && system != Self.noSystem }

  private static let noSystem = "unknown"

  /// The first part of the kernel's boot ID, which is the same in all containers.
  private static let thisSystem: String = {
    let file = try? FileDescriptor.open(
      "/proc/sys/kernel/random/boot_id", .readOnly, options: .closeOnExec)
    guard let file else { return noSystem }
    defer { try? file.close() }
    var bytes = [UInt8](repeating: 0, count: 8)
    guard (try? bytes.withUnsafeMutableBytes { try file.read(into: $0) }) == bytes.count else {
      return noSystem
    }
    return String(decoding: bytes, as: UTF8.self)
  }()
}
