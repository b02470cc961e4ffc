import FioriBasics

/// Puts tokens together to statements.
///
/// It goes on after each mistake where whoever made it most likely meant to be. There is no
/// recursion: blocks that are open are kept in a list, however deep they are nested by mistake.
struct StyleSheetParser: Sendable {
  /// All tokens.
  let tokens: StyleSheetTokens

  /// Whether the text's end is lost, so that nothing is missing there.
  let isCut: Bool

  /// The token to be read next.
  var index = 0

  /// What has been read, blocks that are still open left out.
  private(set) var statements: [StyleSheet.Statement] = []

  /// What is wrong so far, almost in reading order.
  private(set) var problems: [StyleSheetProblem] = []

  /// The blocks around the next token, outermost first.
  private(set) var blocks: [StyleSheetBlock] = []

  /// Where the lexer's problems do not count, since all of what is around them is to be removed.
  private(set) var forgiven: Set<SourcePosition> = []

  /// The tokens before the end that was looked for last.
  var knownHead = 0..<0

  /// The tokens before the brace or definition that was looked for last.
  var knownLooseRun = 0..<0

  // Asked for only when something is wrong, and then about the text as it is.
  private lazy var closers = tokens.closers()

  /// Begins at the first token.
  init(_ tokens: StyleSheetTokens, isCut: Bool) {
    self.tokens = tokens
    self.isCut = isCut
  }

  /// Reads to the end, or to where enough is wrong.
  mutating func read() {
    while index < tokens.endIndex, problems.count <= StyleSheetProblem.limit {
      if blocks.last?.holdsDeclarations ?? false { readBlockItem() } else { readStatement() }
    }
    while let block = blocks.last {
      reportEnd(in: block)
      close()
    }
  }

  /// The token to be read next.
  var token: StyleSheetToken { tokens[index] }

  /// Notes a problem.
  mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(StyleSheetProblem(position: position, message: message))
  }

  /// Notes a problem at a token.
  mutating func report(_ message: String, at index: Int) {
    report(message, at: tokens[index].position)
  }

  /// Leaves out what the lexer has to say of a token.
  mutating func forgive(_ index: Int) {
    if tokens.kind(index) == .wrong { forgiven.insert(tokens[index].position) }
  }

  /// A token as a word of the sheet.
  func word(_ index: Int) -> StyleSheet.Word {
    StyleSheet.Word(text: tokens.text(index), position: tokens[index].position)
  }

  /// Keeps a statement in the media block around it, or in the sheet.
  mutating func add(_ statement: StyleSheet.Statement) {
    if let media = blocks.lastIndex(where: \.keepsStatements) {
      blocks[media].statements.append(statement)
    } else {
      statements.append(statement)
    }
  }

  /// Keeps a declaration in the block that is open.
  mutating func add(_ declaration: StyleSheet.Declaration) {
    guard let last = blocks.indices.last else { return }
    blocks[last].declarations.append(declaration)
  }

  /// Opens a block at the `{` that is next, or without one, right here.
  mutating func open(_ content: StyleSheetBlock.Content, at begin: Int) {
    let opening = token.kind == .openBrace ? index : nil
    let position = tokens[begin].position
    blocks.append(StyleSheetBlock(content: content, position: position, opening: opening))
    if opening != nil { index += 1 }
  }

  /// Closes the innermost block.
  mutating func close() {
    guard let statement = blocks.popLast()?.statement else { return }
    add(statement)
  }

  /// Closes the innermost block if its `}` is missing before what is next, and says so.
  ///
  /// Counting tells only that one of the open blocks lacks its end. It is the innermost's, since
  /// what stands here cannot stand in it, and the ends that are there belong to those around it.
  /// A `{` forgotten elsewhere makes up for a `}`, and then lines that stand further out tell.
  mutating func closeIfEndIsMissing(upTo head: Int) -> Bool {
    let lacking = blocks.indices.last { lacksEnd(blocks[$0]) }
    guard lacking != nil || isOutdented(upTo: head), let inner = blocks.last else { return false }
    report(
      "missing '}' before \(tokens.shown(index)); "
        + "the block opened on line \(inner.position.line) is still open", at: index)
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

  /// Whether a `}` is the end of the media block that is open.
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
      "unclosed block, opened on line \(block.position.line); add '}'",
      at: tokens.endIndex)
  }
}

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
