import ArgumentParser
import FioriRender

/// Style sheets that win over a description's.
struct StyleOptions: ParsableArguments {
  @Option(
    name: .customLong("stylesheet"),
    help: "A .nss style sheet, in place of the description's; may be repeated, later ones winning.",
    completion: .file(extensions: ["nss"]))
  var paths: [String] = []

  /// The sheets; of one that cannot be read, the failure.
  func sheets() throws(CommandFailure) -> [StyleSheet] {
    var sheets: [StyleSheet] = []
    for path in paths {
      let input = InputFile(path)
      sheets.append(StyleSheet(nss: try input.bytes(), file: input.name))
    }
    return sheets
  }
}
