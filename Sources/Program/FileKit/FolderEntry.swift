import Glibc

extension UnsafeMutablePointer<dirent> {
  /// Returns the result of `body` for the bytes of the name, which must not outlive the call.
  ///
  /// A record is only as long as its name needs: all 256 bytes that the type has for one would reach beyond the
  /// memory of the last record of a folder.
  func withName<Result>(_ body: (Slice<UnsafeRawBufferPointer>) -> Result) -> Result {
    let record = UnsafeRawBufferPointer(start: self, count: Int(pointee.d_reclen))
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? record.count
    return body(record.dropFirst(start).prefix { $0 != 0 })
  }
}
