package import FileKit
package import PictureComparison

/// What was found out about a picture.
package struct PictureFinding: Sendable {
  /// What became of it.
  package enum Outcome: Sendable {
    case compared(PictureDifference, ChangeAllowance)
    case added
    case removed
    /// An added file that has the bytes of a removed one.
    case renamed(from: String)
    case unreadable
  }

  /// The name by which it is spoken of: of a folder's pictures the path in the folder.
  package let path: String
  package let outcome: Outcome
  /// What could not be read or written.
  package var failures: [RunFailure]
  /// The picture of the difference, where it was drawn.
  package var output: Output?
  /// What layout reports say of the difference; `nil` where there are none.
  package var parts: PartFindings?

  package init(path: String, outcome: Outcome, failures: [RunFailure] = []) {
    (self.path, self.outcome, self.failures) = (path, outcome, failures)
  }

  /// A picture that was written.
  package struct Output: Sendable {
    package let name: String
    package let byteCount: Int

    package init(name: String, byteCount: Int) {
      (self.name, self.byteCount) = (name, byteCount)
    }
  }

  package var status: PictureStatus {
    switch outcome {
    case .compared(let difference, let allowance):
      if difference.isResized { return .resized }
      if difference.changedCount == 0 { return .equal }
      return difference.isWithin(allowance) ? .tolerated : .changed
    case .added: return .added
    case .removed: return .removed
    case .renamed: return .renamed
    case .unreadable: return .unreadable
    }
  }

  /// What the pixels say; `nil` where there were none to compare.
  package var difference: PictureDifference? {
    guard case .compared(let difference, _) = outcome else { return nil }
    return difference
  }
}
