import FileKit
import Glibc

/// The memory of a process.
enum ProcessMemory {
  /// Returns the resident memory in bytes; 0 if the system does not report it.
  static func residentByteCount(of process: String = "self") -> Int {
    guard let bytes = try? InputFile("/proc/\(process)/statm").bytes() else { return 0 }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
}
