package import FileKit
package import FioriRender

/// Who hears what a run has to say while it goes on.
package protocol RunListener: Sendable {
  /// How much of it is wanted.
  var level: MessageLevel { get }

  /// Hears what is to be said of descriptions, as far as it is wanted.
  func show(_ diagnostics: [Diagnostic])

  /// Hears why something cannot go on; nothing where the message is empty, for that has been said.
  func show(_ failure: RunFailure)

  /// Hears what may be a mistake and harms nothing.
  func warn(_ message: String)

  /// Hears what only somebody wants to know who asks for all.
  func note(_ message: String)

  /// Whoever counts so many figures while they are drawn; `nil`: nobody does.
  func progress(of total: Int) -> (any RunProgress)?
}

/// How far a run is.
package protocol RunProgress {
  /// Counts figures, the last of them of an input by this name.
  mutating func advance(by count: Int, at name: String)

  /// Makes room for a message, or ends.
  mutating func clear()
}
