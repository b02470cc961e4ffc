import CCairo

/// The memory for painting and compressing pictures.
public enum BitmapMemory {
  /// Makes threads keep the memory of a picture for their next one.
  ///
  /// Except on the main thread, glibc returns the megabytes of each picture to the system: 500
  /// pages to map and clear again, a third of the time of a card. It is a setting of the whole
  /// process, for a program to choose rather than a library; call it before starting other threads.
  public static func keep() {
    mallopt(M_MMAP_THRESHOLD, largestBlock)
    mallopt(M_TRIM_THRESHOLD, 2 * largestBlock)
  }

  /// The size of a picture of two million pixels; larger ones are rare, and slow in any case.
  private static let largestBlock: CInt = 8 << 20
}
