import FioriDrawing

@testable import FioriRender

/// A file beside a description, which records something of each of its cases.
///
/// The records of layouts and display lists begin with a line that chooses what they list:
/// `only plot numericAxis`, or `all`. A layout's plots list their marks if `marks` (in points) or
/// `shares` (of the plot) is among the words.
enum DescriptionRecord: String, CaseIterable {
  /// What is said when the description is read and drawn.
  case diagnostics
  /// The parts of the picture, from the layout report.
  case layout = "layout.txt"
  /// What is drawn.
  case display = "display.txt"
  /// What a screen reader says.
  case words = "words.txt"

  /// The record of cases, which lists what the earlier one lists.
  func text(of cases: [DescriptionCase], asIn earlier: String) -> String {
    let choice = earlier.split(separator: "\n").first.map(String.init) ?? "all"
    let words = choice.split(separator: " ").map(String.init)
    let kinds = words.first == "only" ? Set(words.dropFirst()) : nil
    let drawings = cases.flatMap(\.drawings)
    let lines =
      switch self {
      case .diagnostics: cases.flatMap(\.lines)
      case .words: drawings.map { "\($0.name): \(Self.words(of: $0.drawing))" }
      case .layout: [choice] + drawings.flatMap { Self.layout(of: $0.drawing, $0.name, kinds) }
      case .display: [choice] + drawings.flatMap { Self.display(of: $0.drawing, $0.name, kinds) }
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The parts of a record by the names of the cases that they are about.
  static func parts(of text: String) -> [String: String] {
    var name = ""
    return text.split(separator: "\n").reduce(into: [:]) { parts, line in
      if !line.hasPrefix(" ") { name = String(line.prefix { $0 != ":" }) }
      parts[name, default: ""] += line + "\n"
    }
  }

  /// The title, and what is read.
  private static func words(of drawing: Drawing) -> String {
    TerminalText.escaped("\(drawing.accessibilityText.title) | \(drawing.accessibilityText.text)")
  }

  private static func layout(
    of drawing: Drawing, _ name: String, _ kinds: Set<String>?
  ) -> [String] {
    let size = drawing.report.size
    let page = drawing.page.map { ", page \($0) of \(drawing.pageCount ?? 0)" } ?? ""
    return ["\(name): \(Decimal.text(size.width)) × \(Decimal.text(size.height))\(page)"]
      + drawing.report.root.flattened.filter { kinds?.contains($0.kind) ?? true }
      .flatMap { $0.recordLines(kinds) }
  }

  private static func display(
    of drawing: Drawing, _ name: String, _ kinds: Set<String>?
  ) -> [String] {
    var canvas = RecordingCanvas()
    drawing.displayList.paint(on: &canvas)
    return ["\(name):"]
      + canvas.lines.filter { line in
        kinds.map { $0.contains(String(line.prefix { $0 != " " })) } ?? true
      }.map { "  " + $0 }
  }
}
