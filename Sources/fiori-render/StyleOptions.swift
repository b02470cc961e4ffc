import ArgumentParser
import CommandKit
import FileKit
import FioriRender

/// Style sheets that win over a description's.
struct StyleOptions: ParsableArguments {
  @Option(
    name: .customLong("stylesheet"),
    help: "A .nss style sheet, in place of the description's; may be repeated, later ones winning.",
    completion: .file(extensions: ["nss"]))
  var paths: [String] = []

  /// The sheets; `nil`: none is named. What is wrong with them goes to `console`, and is a failure
  /// without words where it is an error; so is one that cannot be read, with them.
  func sheets(_ renderer: Renderer, _ console: Console) throws(RunFailure) -> [StyleSheet]? {
    guard !paths.isEmpty else { return nil }
    var sheets: [StyleSheet] = []
    for path in paths {
      let input = InputFile(path)
      sheets.append(StyleSheet(nss: try input.bytes(), file: input.name))
    }
    let found = console.options.raised(
      sheets.flatMap(\.diagnostics) + renderer.diagnostics(of: sheets))
    console.show(found)
    if found.hasErrors { throw RunFailure(kind: .wrongDescription, message: "") }
    return sheets
  }
}
