import FioriRender

/// Finds the blocks of a document and the pictures after them.
///
/// Only fences, comments, quotations and the indentation of lists are read, by CommonMark's rules.
/// All other text must stay as it is, so a full parser would not help, and the machines have none.
struct MarkdownScanner {
  private let lines: [Substring]
  private var index = 0
  /// The indentation of the content of the list item that a line may belong to.
  private var listIndentation = 0
  private var blocks: [MarkdownBlock] = []
  private var settings = MarkdownSettings()
  private var problems: [MarkdownError] = []
  /// The line after the last block that has been reported, counted from 0.
  private var endOfReportedBlock: Int?
  /// Whether the previous marker may match an end marker that seems to have no beginning.
  private var isAfterUnknownMarker = false

  /// Scans the lines of a document; each includes its line ending.
  static func scan(
    _ lines: [Substring]
  ) -> (blocks: [MarkdownBlock], settings: MarkdownSettings, problems: [MarkdownError]) {
    var scanner = MarkdownScanner(lines)
    scanner.scan()
    return (scanner.blocks, scanner.settings, scanner.problems)
  }

  private init(_ lines: [Substring]) {
    self.lines = lines
  }

  private mutating func scan() {
    while index < lines.count {
      let line = lines[index]
      noteList(line)
      if isCode(String(line.prefix { $0 == " " || $0 == "\t" })) {
        index += 1
      } else if let fence = MarkdownFence(line) {
        takeBlock(fence)
      } else if line.trimmingBlanks.hasPrefix(">") {
        takeQuotation()
      } else {
        takeLine(line.trimmingBlanks)
      }
    }
  }

  private mutating func takeLine(_ text: String) {
    if text == MarkdownMarker.begin {
      if !isAfterReportedBlock { note(.markerWithoutBlock(text)) }
      let limit = sectionLimit(after: index) ?? lines.count
      index = isSectionEnd(limit) ? limit + 1 : limit
    } else if text == MarkdownMarker.end {
      if !isAfterUnknownMarker {
        note(.endWithoutBegin)
      }
      isAfterUnknownMarker = false
      index += 1
    } else if let settings = MarkdownMarker.settings(in: text) {
      if let problem = MarkdownLookalike.problem(ofComment: "fiori: \(settings)") {
        note(problem)
      } else {
        take(settings)
      }
      index += 1
    } else if let problem = MarkdownMarker.problem(of: text) {
      note(problem)
      isAfterUnknownMarker = true
      index += 1
    } else if text.hasPrefix(MarkdownMarker.comment) {
      takeComment(text)
    } else {
      if let problem = MarkdownLookalike.problem(ofDirective: text) {
        note(problem)
      } else if Self.hasBlock(text) {
        note(Self.advice(for: text))
      }
      index += 1
    }
  }

  /// Whether only blank lines are between the line and a block that has been reported, so that pictures
  /// here are its own.
  private var isAfterReportedBlock: Bool {
    endOfReportedBlock.map { lines[$0..<index].allSatisfy(\.trimmingBlanks.isEmpty) } ?? false
  }

  /// Returns whether a line has a block among other text, such as in a cell of a table, where none is
  /// drawn.
  private static func hasBlock(_ text: String) -> Bool {
    let hasFenceOfBlock = text.hasPrefix("|") && hasFence(text)
    guard text.contains(MarkdownMarker.comment) else { return hasFenceOfBlock }
    // Text in code is an example, not a block.
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let words = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
    let comments = words.joined(separator: " ")
      .split(separator: "<!--", omittingEmptySubsequences: false).dropFirst()
    let hasComment = comments.contains { comment in
      comment.split(whereSeparator: \.isWhitespace).first == "fiori"
        || MarkdownLookalike.problem(ofComment: comment) != nil
    }
    return hasComment || hasFenceOfBlock
  }

  /// Returns whether a row of a table has a fence of a block.
  private static func hasFence(_ text: String) -> Bool {
    var rest = text[...]
    while let fence = rest.firstRange(of: "```") {
      rest = rest[fence.upperBound...].drop { $0 == "`" }
      if parts(ofInfo: String(rest)) != nil { return true }
    }
    return false
  }

  private static func advice(for text: String) -> Message {
    text.hasPrefix("|") || text.hasPrefix("<td")
      ? .blockInTable
      : .blockInText
  }

  private mutating func take(_ text: Substring) {
    do throws(MarkdownError) {
      try settings.read(text, at: index + 1)
    } catch {
      problems.append(error)
    }
  }

  /// Skips the lines of a quotation and reports its blocks, whose pictures would have to be quoted.
  private mutating func takeQuotation() {
    let start = index
    index = lines[start...].firstIndex { !$0.trimmingBlanks.hasPrefix(">") } ?? lines.count
    let content = lines[start..<index].map(Self.unquoted)
    let quoted = Self.scan(content)
    for block in quoted.blocks {
      note(.blockInQuotation, at: start + block.line - 1)
    }
    if let line = quoted.settings.line {
      note(.settingInQuotation, at: start + line - 1)
    }
  }

  /// Returns a line without its block quote markers (`>`).
  private static func unquoted(_ line: Substring) -> Substring {
    var content = line
    while content.drop(while: \.isWhitespace).first == ">" {
      content = content.drop(while: \.isWhitespace).dropFirst()
      if content.first == " " { content.removeFirst() }
    }
    return content
  }

  /// Reads a fenced block with any content, and the pictures after it.
  private mutating func takeBlock(_ fence: MarkdownFence) {
    let start = index
    let closing = lines[(start + 1)...].firstIndex(where: fence.isClosed)
    let end = closing.map { $0 + 1 } ?? lines.count
    let problemCount = problems.count
    defer { leave(at: end, hasProblem: problems.count > problemCount) }
    guard let parts = Self.parts(ofInfo: fence.info) else {
      if let problem = MarkdownLookalike.problem(ofInfo: fence.info) { note(problem) }
      return
    }
    guard let closing else { return note(.unclosedBlock) }
    let content = lines[(start + 1)..<closing].map(fence.content(of:)).joined()
    take(parts, content, from: start, contentAt: start + 1, fence.indentation, end: end)
  }

  /// Reads a comment, which may be a hidden block.
  private mutating func takeComment(_ text: String) {
    let start = index
    let end = lines[start...].firstIndex { $0.contains(MarkdownMarker.hiddenBlockEnd) }
    let problemCount = problems.count
    defer {
      leave(at: end.map { $0 + 1 } ?? lines.count, hasProblem: problems.count > problemCount)
    }
    let inside = text.dropFirst(MarkdownMarker.comment.count).drop { $0 == " " || $0 == "\t" }
    let first = inside.dropFirst(MarkdownMarker.block.count)
    guard inside.lowercased().hasPrefix(MarkdownMarker.block), first.first?.isWhitespace ?? true
    else {
      let rest = end.map { lines[(start + 1)..<max($0 + 1, start + 1)].joined() } ?? ""
      if let problem = MarkdownLookalike.problem(ofComment: inside + " " + rest) { note(problem) }
      return
    }
    guard let end else { return note(.unclosedCommentOfBlock) }
    let indentation = String(lines[start].prefix { $0 == " " || $0 == "\t" })
    if end == start {
      guard first.hasSuffix(MarkdownMarker.hiddenBlockEnd) else {
        if Self.hasBlock(text) { note(Self.advice(for: text), at: start) }
        return
      }
      let path = first.dropLast(MarkdownMarker.hiddenBlockEnd.count).trimmingBlanks
      guard Self.isBlock(inside, path) else { return }
      if let setting = MarkdownSettings.meant(by: path) {
        return note(.settingWithoutColon(setting), at: start)
      }
      var words = MarkdownOptions.words(of: path)
      var options: [String] = []
      while words.count > 1, let last = words.last, MarkdownOptions.isOption(last) {
        options.insert(words.removeLast(), at: 0)
      }
      if words.count > 1, words[0].lowercased().hasSuffix(".json"), !path.hasPrefix("{") {
        return note(Self.unexpected(words[1]), at: start)
      }
      let file = options.isEmpty || path.hasPrefix("{") ? path : words.joined(separator: " ")
      return take(
        path.hasPrefix("{") ? [] : options, file, from: start, contentAt: start, indentation,
        end: start + 1)
    }
    let content = lines[(start + 1)..<end].joined()
    guard Self.isBlock(inside, content) else { return }
    take(
      MarkdownOptions.words(of: first), content, from: start,
      contentAt: start + 1, indentation, end: end + 1)
  }

  /// Continues after a fence or a comment.
  private mutating func leave(at end: Int, hasProblem: Bool) {
    if hasProblem { endOfReportedBlock = end }
    index = max(index, end)
  }

  /// Returns whether a comment is a block; a capitalized "Fiori" may just be the start of a
  /// sentence.
  private static func isBlock(_ inside: Substring, _ content: String) -> Bool {
    let content = content[...].trimmingBlanks
    return inside.hasPrefix(MarkdownMarker.block) || content.hasPrefix("{")
      || content.lowercased().hasSuffix(".json")
  }

  private mutating func take(
    _ parts: [String], _ content: String, from start: Int, contentAt contentStart: Int,
    _ indentation: String, end: Int
  ) {
    let options: MarkdownOptions
    do throws(MarkdownOptionError) {
      options = try MarkdownOptions(parts)
    } catch {
      return note(error.message, at: start)
    }
    if options.overlay != nil, options.matrix != nil {
      return note(.matrixWithMeasures, at: start)
    }
    if let problem = Self.problem(ofName: options.names) { return note(problem, at: start) }
    if content[...].trimmingBlanks.isEmpty {
      return note(.emptyBlock, at: start)
    }
    var block = MarkdownBlock(
      name: options.names.first, content: content, line: start + 1, contentLine: contentStart + 1,
      indentation: indentation, end: end)
    block.accepted = options.accepted
    (block.overlay, block.matrix, block.caption) = (
      options.overlay, options.matrix, options.caption
    )
    block.suffix = options.matrix == nil ? options.suffix : "-matrix"
    block.section = section(after: end)
    if let section = block.section { index = section.upperBound }
    blocks.append(block)
  }

  /// Returns the section of pictures after a block, separated only by blank lines.
  private mutating func section(after end: Int) -> Range<Int>? {
    guard let start = lines[end...].firstIndex(where: { !$0.trimmingBlanks.isEmpty }),
      lines[start].trimmingBlanks == MarkdownMarker.begin
    else { return nil }
    let limit = sectionLimit(after: start)
    guard let limit, isSectionEnd(limit) else {
      if let limit, let problem = MarkdownMarker.problem(of: lines[limit].trimmingBlanks) {
        note(problem, at: limit)
      } else {
        note(.beginWithoutEnd, at: start)
      }
      index = lines.count
      return nil
    }
    let content = lines.indices[(start + 1)..<limit]
    if let lost = content.first(where: { !MarkdownPicture.isLine(lines[$0].trimmingBlanks) }) {
      note(.textBetweenMarkers, at: lost)
    }
    return start..<(limit + 1)
  }

  /// Returns the next marker or block after the marker that begins a section, or `nil`.
  private func sectionLimit(after start: Int) -> Int? {
    lines.indices[(start + 1)...].first { index in
      let text = lines[index].trimmingBlanks
      return [MarkdownMarker.begin, MarkdownMarker.end].contains(text)
        || MarkdownMarker.problem(of: text) != nil
        || MarkdownFence(lines[index]).map { Self.parts(ofInfo: $0.info) != nil } ?? false
    }
  }

  private func isSectionEnd(_ index: Int) -> Bool {
    lines.indices.contains(index) && lines[index].trimmingBlanks == MarkdownMarker.end
  }

  private mutating func note(_ message: Message, at index: Int? = nil) {
    problems.append(MarkdownError(line: (index ?? self.index) + 1, message: message))
  }

  /// Returns the words after `fiori` or `json fiori` in any case; `nil` for other blocks.
  private static func parts(ofInfo info: String) -> [String]? {
    var parts = MarkdownOptions.words(of: info)
    if parts.first?.lowercased() == "json" { parts.removeFirst() }
    guard parts.first?.lowercased() == "fiori" else { return nil }
    return Array(parts.dropFirst())
  }

  /// Returns the error in a block's name, or `nil`.
  private static func problem(ofName parts: [String]) -> Message? {
    if parts.count > 1 { return unexpected(parts[1]) }
    guard let name = parts.first, name.hasPrefix(".") || !name.allSatisfy(isOfName) else {
      return nil
    }
    return .invalidFileName(name)
  }

  private static func unexpected(_ word: String) -> Message {
    let options = MarkdownOverlay.allCases.map(\.rawValue)
    if let meant = Suggestion.nearest(to: word, among: options) {
      return .unexpectedWordOfBlock(word, meant: meant)
    }
    return .unexpectedWordOfBlock(word)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }

  /// Returns whether the indentation alone makes a line code.
  private func isCode(_ indentation: String) -> Bool {
    indentation.contains("\t") || indentation.count >= listIndentation + 4
  }

  /// The start of an admonition or a tab of MkDocs.
  private static let containers = ["!!!", "???", "???+", "===", "===!", "===+"]

  /// Tracks list items, and the admonitions and tabs of MkDocs, whose content is indented further.
  private mutating func noteList(_ line: Substring) {
    let content = line.drop { $0 == " " }
    guard !content.trimmingBlanks.isEmpty else { return }
    let indentation = line.count - content.count
    if indentation < listIndentation { listIndentation = 0 }
    let marker = content.prefix { !$0.isWhitespace }
    let number = marker.dropLast()
    let isNumber =
      (marker.hasSuffix(".") || marker.hasSuffix(")")) && !number.isEmpty && number.count < 10
      && number.allSatisfy { $0.isASCII && $0.isNumber }
    if Self.containers.contains(String(marker)) { listIndentation = indentation + 4 }
    guard isNumber || ["-", "*", "+"].contains(String(marker)) else { return }
    let blanks = content.dropFirst(marker.count).prefix { $0 == " " }.count
    listIndentation = indentation + marker.count + min(max(blanks, 1), 4)
  }
}
