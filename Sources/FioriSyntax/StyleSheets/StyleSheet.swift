public import FioriBasics

/// What a style sheet (`.nss`, SAP's fork of NUI) says, in its own words.
///
/// Nothing is known here of what a property or a color means. Names and values are as written;
/// where they stand is kept beside them, for whoever finds out that one of them is wrong. How a sheet
/// is used is told in <doc:Theming>.
///
/// Two sheets are equal when they are of the same file and say the same. Places and `diagnostics`
/// do not count, so that a sheet equals what is read from its own `description`.
public struct StyleSheet: Sendable {
  /// The file as its reader named it.
  public let file: String
  /// Definitions, rule sets and media blocks, in the order of the file, which decides who wins.
  ///
  /// With diagnostics present they are what could be understood, good only for finding further
  /// errors.
  public let statements: [Statement]
  /// The syntax errors of the file, in reading order; empty of a sheet that may be used.
  public let diagnostics: [Diagnostic]

  /// A sheet of statements that are known to be right.
  init(file: String, statements: [Statement], diagnostics: [Diagnostic] = []) {
    self.file = file
    self.statements = statements
    self.diagnostics = diagnostics
  }
}

extension StyleSheet: Hashable {
  /// Whether both are of one file and say the same.
  public static func == (left: StyleSheet, right: StyleSheet) -> Bool {
    left.file == right.file && left.statements == right.statements
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(statements)
  }
}
