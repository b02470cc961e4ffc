import FioriRender
import Testing

@testable import TestSupport

/// Drawing commands as a file of cases has them, a line each (Docs/testing.md#cases):
///
///     fill 0 0 20 10 #445E75 to #3F566B
///     stroke 0 0 1 1 width 2 butt dash 4 2.5 #112233
///     glyphs Inter-Light 1 32 2 at 3 4.5 #3678AF
///     image 1 2.5 3 4 #112233
///     shadow 20 10 50 40 radius 4 blur 4 moved 0 2 #00000026
///     layer clip 17 10.5 310 50 radius 2 opacity 0.5
///     end
///
/// `title`, `description` and `prefix` are the picture's.
struct WrittenCommands {
  private(set) var title: String?
  private(set) var description = ""
  private(set) var prefix = ""
  private(set) var list = DisplayList(
    size: PictureSize(layout: Size(width: 20, height: 10), scale: 2))
  /// The layers that are not ended, the picture itself first.
  private var open: [(layer: Layer, commands: [DisplayCommand])] = [(Layer(commands: []), [])]

  init(_ text: String) throws {
    for line in text.split(separator: "\n") { try read(WrittenCommand(line)) }
    try #require(open.count == 1, "a layer has no end")
    for command in open[0].commands { list.append(command) }
  }

  private mutating func read(_ line: WrittenCommand) throws {
    switch line.name {
    case "title": title = line.rest
    case "description": description = line.rest
    case "prefix": prefix = line.rest
    case "layer": open.append((try line.layer, []))
    case "end":
      let (layer, commands) = open.removeLast()
      add(.layer(layer.replacingCommands(with: commands)))
    default: add(try line.command)
    }
  }

  private mutating func add(_ command: DisplayCommand) {
    open[open.count - 1].commands.append(command)
  }
}

extension Layer {
  fileprivate func replacingCommands(with commands: [DisplayCommand]) -> Layer {
    Layer(clip: clip, cornerRadius: cornerRadius, opacity: opacity, commands: commands)
  }
}

/// One command.
private struct WrittenCommand {
  let name: String
  let rest: String
  private let words: [Substring]

  init(_ line: Substring) {
    words = line.split(separator: " ")
    name = words.first.map(String.init) ?? ""
    rest = String(line.dropFirst(name.count + 1))
  }

  /// The numbers behind a word.
  private func numbers(_ word: String) -> [Double] {
    guard let place = words.firstIndex(of: Substring(word)) else { return [] }
    return words[(place + 1)...].map { Double($0) }.prefix { $0 != nil }.compactMap(\.self)
  }

  private func number(_ word: String, else other: Double = 0) -> Double {
    numbers(word).first ?? other
  }

  private func point(_ word: String) throws -> Point {
    let values = numbers(word)
    try #require(values.count >= 2, "\(name) lacks a point: \(words)")
    return Point(x: values[0], y: values[1])
  }

  private func rect(_ word: String) throws -> Rect {
    let values = numbers(word)
    try #require(values.count >= 4, "\(name) lacks a rectangle: \(words)")
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  private var colors: [RGBA] {
    words.filter { $0.hasPrefix("#") }.compactMap { word in
      UInt32(word.count == 7 ? word.dropFirst() + "FF" : word.dropFirst(), radix: 16)
        .map { RGBA(withAlpha: $0) }
    }
  }

  var layer: Layer {
    get throws {
      Layer(
        clip: words.contains("clip") ? try rect("clip") : nil, cornerRadius: number("radius"),
        opacity: number("opacity", else: 1), commands: [])
    }
  }

  var command: DisplayCommand {
    get throws {
      switch name {
      case "fill":
        let fill = try #require(colors.first)
        let path = Path(try rect("fill"))
        guard colors.count == 2 else { return .fill(path, .color(fill)) }
        return .fill(path, .verticalGradient(top: fill, bottom: colors[1]))
      case "stroke":
        let line = try rect("stroke")
        let end = Point(x: line.size.width, y: line.size.height)
        let style = StrokeStyle(
          width: number("width"), cap: words.contains("butt") ? .butt : .round,
          dash: numbers("dash"))
        return .stroke(Path(from: line.origin, to: end), style, try #require(colors.first))
      case "glyphs": return .glyphs(try glyphs, at: try point("at"))
      case "image":
        let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
        return .image(bitmap, in: try rect("image"), tint: colors.first)
      case "shadow":
        let shadow = Shadow(
          color: try #require(colors.first), blur: number("blur"), offset: try point("moved"))
        return .shadow(try rect("shadow"), cornerRadius: number("radius"), shadow)
      default:
        throw RenderError("read the command '\(name)'")
      }
    }
  }

  /// Glyphs 10 apart of a face; `FACE@PATH` is one of the same name, and `FACE*` has colors.
  private var glyphs: GlyphRun {
    get throws {
      let face = try #require(words.dropFirst().first)
      let name = face.prefix { $0 != "@" && $0 != "*" }.replacing("_", with: " ")
      return GlyphRun(
        face: FontFace(
          name: String(name), path: String(face), index: 0, coordinates: [],
          isColored: face.hasSuffix("*")),
        size: 10, color: try #require(colors.first),
        glyphs: numbers(String(face)).enumerated().map {
          Glyph(id: UInt32($0.element), position: Point(x: Double($0.offset) * 10, y: 0))
        },
        text: "", clusters: [], isRightToLeft: false)
    }
  }
}
