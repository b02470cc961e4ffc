import FioriBasics
import FioriFiles
import FioriModel
import Synchronization
public import UIKitCompatibility

/// The style sheets of all pictures.
public class NUISettings: NSObject {
  private static let sheets = Mutex<[Result<StyleSheet, any Error>]>([])

  /// Draws all pictures with a style sheet, a file with the extension `nss` in the
  /// ``AppResources/folder``, instead of the previous ones. A sheet that cannot be used is an error
  /// when something is drawn.
  public static func initWithStylesheet(name: String) {
    let sheet = sheet(named: name)
    sheets.withLock { $0 = [sheet] }
  }

  /// Draws all pictures with a style sheet in addition to the previous ones, over which it wins.
  public static func appendStylesheet(name: String) {
    let sheet = sheet(named: name)
    sheets.withLock { $0.append(sheet) }
  }

  /// Removes all style sheets.
  public static func removeStylesheets() {
    sheets.withLock { $0 = [] }
  }

  /// Returns the sheets; throws the errors of those that cannot be used.
  static func styleSheets() throws -> [StyleSheet] {
    try sheets.withLock { $0 }.map { try $0.get() }
  }

  private static func sheet(named name: String) -> Result<StyleSheet, any Error> {
    Result {
      guard let file = AppResources.file(named: name, extensions: ["nss"]) else {
        throw PropertyError(
          "NUISettings.initWithStylesheet",
          "no style sheet '\(name)' in '\(AppResources.folder)'; use the name of a .nss file there"
        )
      }
      let path = URL(fileURLWithPath: AppResources.folder).appendingPathComponent(file).path
      let sheet = try StyleSheet(path: path)
      guard !sheet.diagnostics.hasErrors else {
        throw DescriptionError(diagnostics: sheet.diagnostics)
      }
      return sheet
    }
  }
}

/// Applies style classes to views.
///
/// The functions without a class change nothing: each view has the classes of its parts by itself.
@preconcurrency @MainActor
public class NUIRenderer: NSObject {
  /// Draws a label with the classes of its part.
  public static func renderLabel(_ label: UILabel) {}

  /// Adds style classes, separated by colons, to a label.
  public static func renderLabel(_ label: UILabel, withClass className: String) {
    label.content.styleClasses += names(className)
  }

  /// Draws a view with its own classes.
  public static func renderView(_ view: UIView) {}

  /// Adds style classes, separated by colons, to a view of SAPFiori.
  public static func renderView(_ view: UIView, withClass className: String) {
    view.styleClasses += names(className)
  }

  /// Draws a control with its own classes.
  public static func renderControl(_ control: UIControl) {}

  /// Adds style classes, separated by colons, to a KPI, a ring or a header's chart.
  public static func renderControl(_ control: UIControl, withClass className: String) {
    renderView(control, withClass: className)
  }

  /// Draws a row of a table with its own classes.
  public static func renderTableViewCell(_ cell: UITableViewCell) {}

  /// Adds style classes, separated by colons, to the cards of a collection.
  public static func renderTableViewCell(_ cell: UITableViewCell, withClass className: String) {
    renderView(cell, withClass: className)
  }

  private static func names(_ className: String) -> [String] {
    className.split(separator: ":").map(String.init)
  }
}
