import CCairo

/// The memory that pictures are painted and compressed in.
public enum BitmapMemory {
  /// Keeps what a thread has used for one picture for its next one.
  ///
  /// glibc gives the megabytes of a picture back after each, unless the thread is the first: 500
  /// pages to be found and cleared again, a third of the time of a card. It is a setting of the
  /// whole process, which is for a program to choose and not for a library; call it before other
  /// threads start.
  public static func keep() {
    mallopt(M_MMAP_THRESHOLD, largestBlock)
    mallopt(M_TRIM_THRESHOLD, 2 * largestBlock)
  }

  /// A picture of two million pixels; what is larger is rare, and dear enough by itself.
  private static let largestBlock: CInt = 8 << 20
}
