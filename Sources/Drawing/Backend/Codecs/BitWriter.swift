/// Writes a sequence of bits, from the lowest bit of each byte, as deflate does.
struct BitWriter: ~Copyable {
  /// The whole bytes written so far.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[..<byteCount])
  }

  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  private var byteCount = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  deinit {
    storage.deallocate()
  }

  /// Makes space for `count` more bytes, required before writing.
  mutating func reserve(_ count: Int) {
    // Words are stored whole, though only some of their bytes count.
    let needed = byteCount + count + 8
    guard needed > storage.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(needed, 2 * storage.count), alignment: 16)
    larger.copyMemory(from: bytes)
    storage.deallocate()
    storage = larger
  }

  /// Writes the lowest `count` bits of `value`, at most 56; the others must be 0.
  mutating func write(_ value: UInt64, count: Int) {
    write(1) { _ in (value, count) }
  }

  /// Writes several values as ``write(_:count:)`` does; values that change with each stay in
  /// registers.
  ///
  /// Space is not checked for each: ``DeflateBlock`` reserves the bytes of its longest token for each of its
  /// tokens, ``WebPRowWriter`` the bytes of each element, and the storage begins with space for a header.
  @inline(__always)
  mutating func write(_ count: Int, _ bits: (Int) -> (value: UInt64, count: Int)) {
    var writer = (byteCount: byteCount, pending: pending, pendingCount: pendingCount)
    guard let start = storage.baseAddress else { return }
    for index in 0..<count {
      let (value, count) = bits(index)
      writer.pending |= value &<< UInt64(truncatingIfNeeded: writer.pendingCount)
      writer.pendingCount &+= count
      (start + writer.byteCount).storeBytes(of: writer.pending.littleEndian, as: UInt64.self)
      writer.byteCount &+= writer.pendingCount &>> 3
      writer.pending &>>= UInt64(truncatingIfNeeded: writer.pendingCount & ~7)
      writer.pendingCount &= 7
    }
    (byteCount, pending, pendingCount) = writer
  }

  /// Moves the whole bytes to the end of a file.
  mutating func move(to file: inout [UInt8]) {
    file += bytes
    byteCount = 0
  }

  /// Pads the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
  }
}
