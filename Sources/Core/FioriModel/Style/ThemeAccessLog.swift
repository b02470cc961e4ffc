import Synchronization

/// Records the lookups in a theme while a view is resolved.
package final class ThemeAccessLog: Sendable {
  private struct Entries {
    var classes: Set<String> = []
    var named: Set<StyleClass> = []
    var styles: Set<ColorStyle> = []
    var constants: Set<String> = []
  }

  private let entries = Mutex(Entries())
  let hasSheets: Bool

  /// Creates a log; without style sheets, nobody asks for the classes of parts, of which a card has
  /// many.
  package init(hasSheets: Bool) { self.hasSheets = hasSheets }

  /// The style classes of parts; empty without style sheets.
  package var classes: Set<String> { entries.withLock { $0.classes } }
  /// The style classes in descriptions.
  package var named: [String] { entries.withLock { $0.named.map(\.rawValue) }.sorted() }
  /// The palette colors in descriptions and style sheets.
  package var styles: [ColorStyle] {
    entries.withLock { $0.styles }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The constants of style sheets that gave a palette color, without `@`.
  package var constants: Set<String> { entries.withLock { $0.constants } }

  func note(constant name: String) {
    entries.withLock { _ = $0.constants.insert(name) }
  }

  func note(_ classes: [String]) {
    guard hasSheets else { return }
    entries.withLock { $0.classes.formUnion(classes) }
  }

  func note(named classes: [StyleClass]) {
    entries.withLock { $0.named.formUnion(classes) }
  }

  func note(_ style: ColorStyle) {
    entries.withLock { _ = $0.styles.insert(style) }
  }
}
