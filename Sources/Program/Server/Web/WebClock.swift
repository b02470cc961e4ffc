import NIOCore

/// The deadline of a connection. Moving it takes no time, since a timer only looks at it.
final class WebClock {
  private var loop: NIOIsolatedEventLoop?
  private var deadline: NIODeadline?
  private var timer: (at: NIODeadline, task: Scheduled<Void>)?
  private var action: () -> Void = {}

  /// Whether there is a deadline.
  var isSet: Bool { deadline != nil }

  /// Starts the clock without a deadline; `action` is called when one has passed.
  func start(on loop: any EventLoop, _ action: @escaping () -> Void) {
    (self.loop, self.action) = (loop.assumeIsolated(), action)
  }

  /// Sets the deadline.
  func set(_ time: Duration) {
    deadline = .now() + TimeAmount(time)
    schedule()
  }

  /// Moves the deadline forward if it is later.
  func limit(_ time: Duration) {
    let other = NIODeadline.now() + TimeAmount(time)
    deadline = min(deadline ?? other, other)
    schedule()
  }

  /// Removes the deadline.
  func pause() { deadline = nil }

  /// Stops the clock for good.
  func stop() {
    (deadline, action) = (nil, {})
    timer?.task.cancel()
    timer = nil
  }

  private func schedule() {
    guard let loop, let deadline else { return }
    if let timer {
      guard deadline < timer.at else { return }
      timer.task.cancel()
    }
    timer = (deadline, loop.scheduleTask(deadline: deadline) { [weak self] in self?.look() })
  }

  private func look() {
    timer = nil
    guard let deadline else { return }
    guard deadline <= .now() else { return schedule() }
    self.deadline = nil
    action()
  }
}
