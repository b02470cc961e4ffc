import Glibc

/// The program's version, as CHANGELOG.md counts.
package enum Version {
  package static let current = "0.1.0"

  /// What sets this build apart from others of the version: its size, and when it was made.
  package static var build: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
