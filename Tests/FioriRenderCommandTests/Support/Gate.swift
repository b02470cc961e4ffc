/// Lets so many through at a time.
///
/// Tests run all at once, and each program that they start holds three files open. From some 1,360
/// open files on Foundation reads past the list of them when it starts a process, and crashes.
actor Gate {
  static let processes = Gate(width: 8)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) {
    free = width
  }

  /// Waits for a place.
  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives the place to whoever waits longest.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
