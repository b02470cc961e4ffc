import FileKit
import FioriRender

extension Picture {
  /// A drawing for the page.
  struct Shown {
    let svg: String
    let size: Size
  }

  /// Returns the picture and its details for the page, as JSON; `annotated` is the picture with what
  /// explains it.
  func json(svg: String?, annotated: Shown?) -> [UInt8] {
    JSONLine.object(isEnded: false) { line in
      line.member("path", file.entry.path)
      line.member("index", index)
      line.member("name", file.names[index])
      line.member("revision", file.revision)
      line.member("isLast", json: "\(isLast)")
      line.member("flags", switches.flags)
      if let failure {
        line.member("failure", failure.text)
        line.member("failureCode", failure.code.rawValue)
      }
      writeDiagnostics(to: &line)
      if let drawing, let figure, let described, let svg {
        line.member("svg", svg)
        if let annotated {
          line.member("annotated") { line in
            line.member("svg", annotated.svg)
            line.member("width", annotated.size.width)
            line.member("height", annotated.size.height)
          }
        }
        write(drawing, figure, described, to: &line)
      }
    }
  }

  private func writeDiagnostics(to line: inout JSONLine) {
    line.member("diagnostics", diagnostics) { line, diagnostic in
      line.member("severity", diagnostic.severity.rawValue)
      line.member("code", diagnostic.code)
      line.member("text", diagnostic.description)
      line.member("path", diagnostic.path.description)
      line.member("message", diagnostic.message)
      guard let location = diagnostic.location else { return }
      line.member("file", location.file)
      line.member("line", location.line)
      line.member("column", location.column)
    }
    line.member("excerpts", SourceExcerpt.excerpts(for: self)) { line, excerpt in
      line.member("file", excerpt.file)
      line.member("parts", excerpt.parts) { line, part in
        line.member("firstLine", part.firstLine)
        line.member("lines", part.lines) { line, text in
          line.member("text", text.text)
          line.member("firstColumn", text.firstColumn)
        }
      }
    }
  }

  private func write(
    _ drawing: Drawing, _ figure: Figure, _ described: Figure, to line: inout JSONLine
  ) {
    let report = drawing.report
    line.member("width", report.size.width)
    line.member("height", report.size.height)
    line.member("pixelWidth", drawing.pixelSize.width)
    line.member("pixelHeight", drawing.pixelSize.height)
    line.member("background", drawing.background.rgbHex)
    line.member("title", drawing.accessibilityText.title)
    line.member("words", drawing.accessibilityText.text)
    line.member("source", String(decoding: file.source, as: UTF8.self))
    if let index = described.index { line.member("figure", index) }
    line.member("swift", figure.swiftSource)
    if let count = drawing.pageCount { line.member("pageCount", count) }
    if let page = drawing.page { line.member("page", page) }
    line.member("environment") { $0.write(figure.environment) }
    line.member("described") { $0.write(described.environment) }
    let names = PaletteNames(figure.environment, styleSheets: figure.styleSheets)
    line.member("root") { $0.write(report.root, names) }
  }
}

extension JSONLine {
  /// Writes the effective values of the traits that have switches.
  fileprivate mutating func write(_ environment: Environment) {
    let environment = environment.effective
    for trait in Environment.optionTraits {
      switch trait.value(in: environment) {
      case .string(let text): member(trait.name, text)
      case .number(let number): member(trait.name, number)
      case .bool(let isOn): member(trait.name, json: "\(isOn)")
      case .null, .array, .object, nil: break
      }
    }
  }

  /// Writes a part of the layout and its children.
  fileprivate mutating func write(_ node: LayoutReport.Node, _ names: PaletteNames) {
    member("kind", node.kind)
    write(node.frame)
    if let text = node.text { member("text", text) }
    if let count = node.lineCount { member("lines", count) }
    if let baseline = node.baseline { member("baseline", baseline) }
    if node.isTruncated == true { member("isTruncated", json: "true") }
    if let progress = node.progress { member("progress", progress) }
    if let font = node.font {
      member("fontSize", font.size)
      member("fontWeight", "\(font.weight)")
      if let family = font.family { member("fontFamily", family) }
    }
    if let color = node.color {
      member("color", color.rgbHex)
      member("opacity", Double(color.alpha) / 255)
      member("colorNames", names.names(of: color))
    }
    if let labels = node.axis?.labels { member("labels", labels) }
    let marks = node.marks ?? []
    if !marks.isEmpty { member("markCount", marks.count) }
    member("children", node.children) { $0.write($1, names) }
    if !marks.isEmpty, marks.count <= Self.markLimit {
      member("marks", marks) { line, mark in
        line.member("series", mark.series)
        line.member("category", mark.category)
        line.member("value", mark.value)
        line.write(mark.frame)
      }
    }
  }

  private mutating func write(_ frame: Rect) {
    member("x", frame.minX)
    member("y", frame.minY)
    member("width", frame.size.width)
    member("height", frame.size.height)
  }

  /// The maximum number of a plot's marks to list.
  private static let markLimit = 200
}
