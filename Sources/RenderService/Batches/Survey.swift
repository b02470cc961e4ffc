import FileKit
import FioriRender

/// What is known of an input before any is drawn: what becomes of it must not depend on the others.
struct Survey: Sendable {
  /// The names of its pictures, without an extension.
  let names: [String]
  /// Whether reading found nothing wrong.
  let isSound: Bool
  /// Whether it may ask for several pictures, however many it does.
  let isCollection: Bool
  /// What was read; `nil`: it is read again when its turn comes.
  let reading: Reading?

  /// How many inputs are kept as they were read. More would be memory for as many inputs as there
  /// are, and reading one again takes a fiftieth of the time of drawing it.
  static let keptCount = 256

  /// What reading an input at a place among all told.
  init(_ reading: Reading, of input: InputFile, at place: Int) {
    names = reading.figures.map { OutputPlan.name(of: $0, in: input) }
    isSound = !reading.document.diagnostics.hasErrors
    isCollection = reading.isCollection
    self.reading = place < Self.keptCount || input.isStandardInput ? reading : nil
  }
}
