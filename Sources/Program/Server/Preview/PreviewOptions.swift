package import ArgumentParser

/// The options of `fiori-render preview`.
package struct PreviewOptions: ParsableArguments {
  /// The default port, fixed so that the page can be bookmarked.
  package static let defaultPort: UInt16 = 4680

  @Argument(
    help: "Description files or folders.",
    completion: .file(extensions: ["json"]))
  package var inputs: [String] = ["."]

  @Option(
    help: "Port of the page; 0 for any free port (default: \(defaultPort), or a free one if taken)."
  )
  package var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  package var open = false

  @Option(
    name: .customLong("font-path"), help: "Folder of additional fonts; may be repeated.",
    completion: .directory)
  package var fontFolders: [String] = []

  @Flag(name: .customLong("system-fonts"), help: "Also use the system's fonts.")
  package var includesSystemFonts = false

  @Option(
    name: .customLong("resources"),
    help: "Additional folder for images, besides the description's own.", completion: .directory)
  package var resources: String?

  package init() {}

  package func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input cannot be watched; use a file or a folder.")
    }
  }
}
