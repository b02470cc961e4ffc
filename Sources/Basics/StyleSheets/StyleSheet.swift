/// A parsed style sheet (`.nss`, SAP's fork of NUI).
///
/// Names and values are kept as written, without interpreting properties or colors. Their positions
/// are kept for diagnostics. <doc:Theming> explains how to use sheets.
///
/// Sheets are equal if they have the same file name and content. Positions and `diagnostics` are
/// ignored, so that a sheet equals the one parsed from its `description`.
public struct StyleSheet: Sendable {
  /// The file name, as passed to the reader.
  public let file: String
  /// The statements in file order, which determines precedence.
  ///
  /// If there are errors, these are the statements that could be parsed, only good for finding
  /// more errors.
  public let statements: [Statement]
  /// The syntax errors in reading order, and warnings about syntax that NUI would not read; without
  /// errors for a valid sheet.
  public let diagnostics: [Diagnostic]

  /// Creates a sheet from valid statements.
  init(file: String, statements: [Statement], diagnostics: [Diagnostic] = []) {
    self.file = file
    self.statements = statements
    self.diagnostics = diagnostics
  }
}

extension StyleSheet: Hashable {
  /// Returns whether both have the same file name and content.
  public static func == (left: StyleSheet, right: StyleSheet) -> Bool {
    left.file == right.file && left.statements == right.statements
  }

  /// Hashes the file name and content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(statements)
  }
}

extension StyleSheet {
  /// A statement of a sheet.
  public enum Statement: Hashable, Sendable {
    /// `@tintColor: blue;`
    case definition(Definition)
    /// `fdlFUIKPIView { tint-color: blue; }`
    case ruleSet(RuleSet)
    /// `@media (device: ipad) { … }`, which cannot be nested.
    case media(MediaBlock)
  }
}

extension StyleSheet {
  /// A constant: `@tintColor: blue;`.
  public struct Definition: Hashable, Sendable {
    /// The name without the `@`; its position is the position of the `@`.
    public let name: Word
    /// The value of the constant.
    public let value: Value
  }
}

extension StyleSheet {
  /// A rule set for one or more classes:
  /// `fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: blue; }`.
  public struct RuleSet: Hashable, Sendable {
    /// The classes, at least one.
    public let selectors: [Word]
    /// The declarations in file order; if a property is repeated, the last one applies.
    public let declarations: [Declaration]
  }
}

extension StyleSheet {
  /// A property in a rule set: `tint-color: blue;`.
  public struct Declaration: Hashable, Sendable {
    /// The property as written.
    public let property: Word
    /// The value of the property.
    public let value: Value
  }
}

extension StyleSheet {
  /// A block for some devices: `@media (device: ipad) and (orientation: landscape) { … }`.
  public struct MediaBlock: Hashable, Sendable {
    /// The conditions, which must all match; at least one.
    public let options: [Option]
    /// The definitions and rule sets; media blocks cannot be nested.
    public let statements: [Statement]
  }
}

extension StyleSheet.MediaBlock {
  /// A condition on the device: `(orientation: landscape)`.
  public struct Option: Hashable, Sendable {
    /// The name of the property.
    public let name: StyleSheet.Word
    /// The required value.
    public let value: StyleSheet.Word
  }
}

extension StyleSheet {
  /// A name in a sheet with its position.
  ///
  /// Equality and hashing ignore the position: sheets with the same content are equal regardless of
  /// formatting, and a set finds a word by its text.
  public struct Word: Hashable, Sendable, CustomStringConvertible {
    /// The name as written.
    public let text: String
    /// The position of the first character.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Returns whether the texts are equal.
    public static func == (left: Word, right: Word) -> Bool { left.text == right.text }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

extension StyleSheet {
  /// A value with its position.
  ///
  /// Equality and hashing ignore the position, as in `Word`.
  public struct Value: Hashable, Sendable, CustomStringConvertible {
    /// The value's tokens joined by single spaces, as NUI's converters expect:
    /// `rgb ( 255 , 0 , 0 )`.
    public let text: String
    /// The position of the first character.
    package let position: SourcePosition

    /// The text.
    public var description: String { text }

    /// Returns whether the texts are equal.
    public static func == (left: Value, right: Value) -> Bool { left.text == right.text }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
