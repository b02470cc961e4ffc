import ArgumentParser

extension CompletionKind {
  /// The words that an option of text takes, asked of the program when somebody completes them: a
  /// list would be made at each start.
  static func words<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    of type: Word.Type
  ) -> CompletionKind where Word.AllCases == [Word] {
    .custom { _, _, _ in type.allCases.map(\.rawValue) }
  }
}
