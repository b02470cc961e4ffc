package import ArgumentParser

/// What `fiori-render preview` takes.
///
/// Two programs know it: the one that draws the page, and `fiori-render`, which becomes that one and
/// before tells the options in its help, completions and manual page.
package struct PreviewOptions: ParsableArguments {
  /// Where the page is found when nobody says otherwise, so that it can be bookmarked.
  package static let defaultPort: UInt16 = 4680

  @Argument(
    help: "Descriptions, or folders of them; default: the folder that it is started in.",
    completion: .file(extensions: ["json"]))
  package var inputs: [String] = ["."]

  @Option(
    help: "The page's port, 0 for any that is free; default: \(defaultPort), or one that is free.")
  package var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  package var open = false

  @Option(
    name: .customLong("font-path"), help: "Add the fonts of a folder; may be repeated.",
    completion: .directory)
  package var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Add the host's fonts.")
  package var includesSystemFonts = false

  @Option(
    name: .customLong("resources"),
    help: "A folder that images may come from besides the description's.", completion: .directory)
  package var resources: String?

  package init() {}

  package func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input cannot be watched; name a file or a folder.")
    }
  }

  /// What both programs say of the command.
  package static func configuration(version: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "preview", _superCommandName: "fiori-render",
      abstract: "Shows descriptions in the browser, drawn again when a file is saved.",
      discussion: """
        The page is for this machine alone. It is drawn again when a description, a style sheet or an \
        image is saved; Ctrl-C ends it.
        """,
      version: version)
  }
}
