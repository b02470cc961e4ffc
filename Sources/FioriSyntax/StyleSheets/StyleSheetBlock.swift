import FioriBasics

/// A block that has been opened and not yet closed.
struct StyleSheetBlock: Sendable {
  /// What it holds.
  enum Content: Sendable {
    /// Statements for some devices; without options the block leaves no trace and what is in it
    /// goes to the sheet.
    case media([StyleSheet.MediaBlock.Option])
    /// Declarations of classes; without classes they are read and dropped.
    case rules([StyleSheet.Word])
  }

  /// What it holds.
  let content: Content

  /// Where it began.
  let position: SourcePosition

  /// The token of its `{`, nil where that was forgotten.
  let opening: Int?

  /// Whether a block inside it was found without its `}` and left this one's end to it.
  var isEndFound = false

  /// What has been read of a block of classes.
  var declarations: [StyleSheet.Declaration] = []

  /// What has been read of a media block.
  var statements: [StyleSheet.Statement] = []

  /// Whether declarations stand in it.
  var holdsDeclarations: Bool { if case .rules = content { true } else { false } }

  /// Whether statements are to be kept in it.
  var keepsStatements: Bool {
    if case .media(let options) = content { !options.isEmpty } else { false }
  }

  /// The block as a statement, nil where it leaves no trace.
  var statement: StyleSheet.Statement? {
    switch content {
    case .media(let options):
      options.isEmpty ? nil : .media(.init(options: options, statements: statements))
    case .rules(let selectors):
      selectors.isEmpty ? nil : .ruleSet(.init(selectors: selectors, declarations: declarations))
    }
  }
}
