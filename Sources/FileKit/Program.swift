import Glibc

/// The program's version, as CHANGELOG.md counts.
package enum Version {
  package static let current = "0.1.0"

  /// What sets this build apart from others of the version: its size, and when it was made.
  package static var build: String {
    FileStatus("/proc/self/exe").map {
      "\($0.byteCount) \($0.changeTime).\($0.changeNanoseconds)"
    } ?? ""
  }
}

extension Int {
  /// So many things in words: `1 file`, `2 files`.
  package func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

/// The machine's cores.
package enum Processors {
  /// How many can be used; more workers than cores only get in each other's way
  /// (Docs/sources/drawing.md#workers).
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
