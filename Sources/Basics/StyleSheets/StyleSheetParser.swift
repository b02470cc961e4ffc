/// Parses tokens into statements.
///
/// After a mistake, it continues where the author most likely meant to be. It is not recursive:
/// open blocks are kept in a list, so that they can be nested to any depth by mistake.
struct StyleSheetParser: Sendable {
  let tokens: StyleSheetTokens

  /// Whether the text's end is missing, so that unclosed blocks are not reported.
  let isCut: Bool

  /// The index of the next token.
  var index = 0

  /// The statements so far, without those in open blocks.
  private(set) var statements: [StyleSheet.Statement] = []

  /// The problems so far, almost in reading order.
  private(set) var problems: [StyleSheetProblem] = []

  /// The open blocks, outermost first.
  private(set) var blocks: [StyleSheetBlock] = []

  /// Positions where the lexer's problems are ignored, since the surrounding text must be removed.
  private(set) var forgiven: Set<SourcePosition> = []

  /// The tokens before the end last found by `endOfHead`.
  var knownHead = 0..<0

  /// The tokens before the end last found by `endOfLooseRun`.
  var knownLooseRun = 0..<0

  // Only computed after an error, from the text as it is.
  private lazy var closers = tokens.closers()

  init(_ tokens: StyleSheetTokens, isCut: Bool) {
    self.tokens = tokens
    self.isCut = isCut
  }

  /// Reads to the end, or until there are enough problems.
  mutating func read() {
    while index < tokens.endIndex, problems.count <= StyleSheetProblem.limit {
      if blocks.last?.holdsDeclarations ?? false { readBlockItem() } else { readStatement() }
    }
    while let block = blocks.last {
      reportEnd(in: block)
      close()
    }
  }

  var token: StyleSheetToken { tokens[index] }

  mutating func report(_ message: Message, at position: SourcePosition) {
    problems.append(StyleSheetProblem(position: position, message: message))
  }

  mutating func report(_ message: Message, at index: Int) {
    report(message, at: tokens[index].position)
  }

  /// Ignores the lexer's problem with a token.
  mutating func forgive(_ index: Int) {
    if tokens.kind(index) == .wrong { forgiven.insert(tokens[index].position) }
  }

  func word(_ index: Int) -> StyleSheet.Word {
    StyleSheet.Word(text: tokens.text(index), position: tokens[index].position)
  }

  /// Adds a statement to the enclosing media block, or to the sheet.
  mutating func add(_ statement: StyleSheet.Statement) {
    if let media = blocks.lastIndex(where: \.keepsStatements) {
      blocks[media].statements.append(statement)
    } else {
      statements.append(statement)
    }
  }

  mutating func add(_ declaration: StyleSheet.Declaration) {
    guard let last = blocks.indices.last else { return }
    blocks[last].declarations.append(declaration)
  }

  /// Opens a block at the next `{`, or here if it is missing.
  mutating func open(_ content: StyleSheetBlock.Content, at begin: Int) {
    let opening = token.kind == .openBrace ? index : nil
    let position = tokens[begin].position
    blocks.append(StyleSheetBlock(content: content, position: position, opening: opening))
    if opening != nil { index += 1 }
  }

  mutating func close() {
    guard let statement = blocks.popLast()?.statement else { return }
    add(statement)
  }

  /// Closes the innermost block and reports its missing `}`, if it is missing before the next
  /// token.
  ///
  /// Counting shows only that one of the open blocks lacks its end. It must be the innermost, since
  /// the next token is not allowed in it, and the existing ends belong to the enclosing blocks. A
  /// missing `{` elsewhere can compensate for a missing `}`; in that case a smaller indentation
  /// reveals it.
  mutating func closeIfEndIsMissing(upTo head: Int) -> Bool {
    let lacking = blocks.indices.last { lacksEnd(blocks[$0]) }
    guard lacking != nil || isOutdented(upTo: head), let inner = blocks.last else { return false }
    report(
      .noClosingBrace(before: tokens.shown(index), line: inner.position.line), at: index)
    if let lacking { blocks[lacking].isEndFound = true }
    close()
    return true
  }

  private mutating func isOutdented(upTo head: Int) -> Bool {
    guard let inner = blocks.last, let end = closers[head] else { return false }
    let position = token.position
    return position.line > inner.position.line && position.column <= inner.position.column
      && tokens.kind(end + 1) != .closeBrace
  }

  /// Returns whether a `}` ends the open media block.
  mutating func endsMediaBlock(_ index: Int) -> Bool {
    guard let opening = blocks.last?.opening else { return false }
    return closers[opening] == index
  }

  private mutating func lacksEnd(_ block: StyleSheetBlock) -> Bool {
    guard !block.isEndFound, let opening = block.opening else { return false }
    return closers[opening] == nil
  }

  private mutating func reportEnd(in block: StyleSheetBlock) {
    guard !isCut else { return }
    report(
      .unclosedBlock(line: block.position.line),
      at: tokens.endIndex)
  }
}

/// An open block.
struct StyleSheetBlock: Sendable {
  enum Content: Sendable {
    /// Statements for some devices; without options the block is dropped and its statements are
    /// added to the sheet.
    case media([StyleSheet.MediaBlock.Option])
    /// Declarations of classes; without classes they are parsed and dropped.
    case rules([StyleSheet.Word])
  }

  let content: Content

  let position: SourcePosition

  /// The index of the `{` token; `nil` if it is missing.
  let opening: Int?

  /// Whether a nested block that lacks its `}` has used this block's.
  var isEndFound = false

  var declarations: [StyleSheet.Declaration] = []

  var statements: [StyleSheet.Statement] = []

  var holdsDeclarations: Bool { if case .rules = content { true } else { false } }

  var keepsStatements: Bool {
    if case .media(let options) = content { !options.isEmpty } else { false }
  }

  /// The block as a statement; `nil` if it is dropped.
  var statement: StyleSheet.Statement? {
    switch content {
    case .media(let options):
      options.isEmpty ? nil : .media(.init(options: options, statements: statements))
    case .rules(let selectors):
      selectors.isEmpty ? nil : .ruleSet(.init(selectors: selectors, declarations: declarations))
    }
  }
}
