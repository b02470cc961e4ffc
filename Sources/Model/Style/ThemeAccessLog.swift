package import FioriBasics
import Synchronization

/// A palette color that a description or a style sheet names.
package struct NamedColor: Hashable, Sendable {
  package let style: ColorStyle
  /// The place in a style sheet; `nil` for a description.
  package let place: SourceLocation?

  /// Returns whether the color comes before another in a list.
  func isBefore(_ other: NamedColor) -> Bool {
    func key(_ color: NamedColor) -> (String, Int, Int) {
      (color.style.rawValue, color.place?.line ?? 0, color.place?.column ?? 0)
    }
    return key(self) < key(other)
  }
}

/// Records the lookups in a theme while a view is resolved.
package final class ThemeAccessLog: Sendable {
  private struct Entries {
    var classes: Set<String> = []
    var named: Set<StyleClass> = []
    var colors: Set<NamedColor> = []
    var constants: Set<String> = []
    /// How often anything but the class of a part was noted.
    var noteCount = 0
  }

  private let entries = Mutex(Entries())
  let hasSheets: Bool

  /// Creates a log; without style sheets, no one reads the classes of parts, and a card has many
  /// parts.
  package init(hasSheets: Bool) { self.hasSheets = hasSheets }

  /// The style classes of parts; empty without style sheets.
  package var classes: Set<String> { entries.withLock { $0.classes } }
  /// The style classes in descriptions.
  package var named: [String] { entries.withLock { $0.named.map(\.rawValue) }.sorted() }
  /// The palette colors in descriptions and style sheets, by name and place.
  package var colors: [NamedColor] {
    entries.withLock { $0.colors }.sorted { $0.isBefore($1) }
  }

  /// How many of these were noted, counting repeats.
  var noteCount: Int { entries.withLock { $0.noteCount } }

  /// The constants of style sheets that set a palette color, without `@`.
  package var constants: Set<String> { entries.withLock { $0.constants } }

  func note(constant name: String) {
    entries.withLock {
      $0.constants.insert(name)
      $0.noteCount += 1
    }
  }

  func note(_ classes: [String]) {
    guard hasSheets else { return }
    entries.withLock { $0.classes.formUnion(classes) }
  }

  func note(named classes: [StyleClass]) {
    guard !classes.isEmpty else { return }
    entries.withLock {
      $0.named.formUnion(classes)
      $0.noteCount += 1
    }
  }

  func note(_ color: NamedColor) {
    entries.withLock {
      $0.colors.insert(color)
      $0.noteCount += 1
    }
  }
}
