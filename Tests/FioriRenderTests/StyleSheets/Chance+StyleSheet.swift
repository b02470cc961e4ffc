import FioriRender

@testable import FioriBasics
@testable import TestSupport

extension Chance {
  /// A sheet that could have been written.
  mutating func styleSheet() -> StyleSheet {
    StyleSheet(file: "a.nss", statements: statements(below(8), isInMedia: false))
  }

  private mutating func statements(_ count: Int, isInMedia: Bool) -> [StyleSheet.Statement] {
    (0..<count).map { _ in
      switch below(isInMedia ? 3 : 4) {
      case 0: .definition(.init(name: name(beginning: "_"), value: value()))
      case 3: .media(.init(options: options(), statements: statements(below(4), isInMedia: true)))
      default: .ruleSet(.init(selectors: classes(), declarations: declarations()))
      }
    }
  }

  private mutating func options() -> [StyleSheet.MediaBlock.Option] {
    (0...below(2)).map { _ in .init(name: name(), value: name()) }
  }

  private mutating func classes() -> [StyleSheet.Word] {
    (0...below(3)).map { _ in StyleSheet.Word(text: "fdl" + word(), position: place) }
  }

  private mutating func declarations() -> [StyleSheet.Declaration] {
    (0..<below(5)).map { _ in .init(property: name(beginning: "#.-_\\"), value: value()) }
  }

  private mutating func value() -> StyleSheet.Value {
    let tokens = (0...below(6)).map { _ -> String in
      switch below(8) {
      case 0: "("
      case 1: ")"
      case 2: ","
      case 3: "@v" + word()
      case 4: "#\(below(1_000_000))"
      default: name().text
      }
    }
    return StyleSheet.Value(text: tokens.joined(separator: " "), position: place)
  }

  /// A name with all that a name may have in it.
  private mutating func name(beginning: String = "") -> StyleSheet.Word {
    let first =
      beginning.isEmpty || below(2) == 0 ? "" : String(Array(beginning)[below(beginning.count)])
    let joints = Array("-_./\\")
    let text = first + word() + String(joints[below(joints.count)]) + word() + "\(below(100))"
    return StyleSheet.Word(text: below(4) == 0 ? "and" : text, position: place)
  }

  private var place: SourcePosition { SourcePosition(line: 1, column: 1) }
}
