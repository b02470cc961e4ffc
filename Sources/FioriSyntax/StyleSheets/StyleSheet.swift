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

extension StyleSheet {
  /// What a sheet is a list of.
  public enum Statement: Hashable, Sendable {
    /// `@tintColor: blue;`
    case definition(Definition)
    /// `fdlFUIKPIView { tint-color: blue; }`
    case ruleSet(RuleSet)
    /// `@media (device: ipad) { … }`, which stands in no other.
    case media(MediaBlock)
  }
}

extension StyleSheet {
  /// A name for a value: `@tintColor: blue;`.
  public struct Definition: Hashable, Sendable {
    /// Without the `@`, at which its place is.
    public let name: Word
    /// What stands for the name.
    public let value: Value
  }
}

extension StyleSheet {
  /// What classes look like: `fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: blue; }`.
  public struct RuleSet: Hashable, Sendable {
    /// One class each, at least one.
    public let selectors: [Word]
    /// In the order of the file; a property may be given twice, and the last wins.
    public let declarations: [Declaration]
  }
}

extension StyleSheet {
  /// One property of a rule set: `tint-color: blue;`.
  public struct Declaration: Hashable, Sendable {
    /// The property as written.
    public let property: Word
    /// What it is set to.
    public let value: Value
  }
}

extension StyleSheet {
  /// Statements for some devices: `@media (device: ipad) and (orientation: landscape) { … }`.
  public struct MediaBlock: Hashable, Sendable {
    /// All of which must hold, at least one.
    public let options: [Option]
    /// Definitions and rule sets; media blocks do not nest.
    public let statements: [Statement]
  }
}

extension StyleSheet.MediaBlock {
  /// One thing asked of the device: `(orientation: landscape)`.
  public struct Option: Hashable, Sendable {
    /// What is asked for.
    public let name: StyleSheet.Word
    /// What it must be.
    public let value: StyleSheet.Word
  }
}

extension StyleSheet {
  /// A name in a sheet and where it stands.
  ///
  /// Equality and hashing look at the text alone: two sheets that say the same are equal, however
  /// their lines are broken, and a word finds itself in a set.
  public struct Word: Hashable, Sendable, CustomStringConvertible {
    /// The name as written.
    public let text: String
    /// Its first character.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Whether the texts are the same.
    public static func == (left: Word, right: Word) -> Bool { left.text == right.text }

    /// Feeds the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

extension StyleSheet {
  /// What a name is set to and where that begins.
  ///
  /// Equality and hashing look at the text alone, as with `Word`.
  public struct Value: Hashable, Sendable, CustomStringConvertible {
    /// The value's tokens joined by single blanks, as NUI's converters expect them:
    /// `rgb ( 255 , 0 , 0 )`.
    public let text: String
    /// The first character of its first token.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Whether the texts are the same.
    public static func == (left: Value, right: Value) -> Bool { left.text == right.text }

    /// Feeds the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
