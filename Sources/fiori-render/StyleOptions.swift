import ArgumentParser

/// Style sheets that win over a description's.
struct StyleOptions: ParsableArguments {
  @Option(
    name: .customLong("stylesheet"),
    help: "A .nss style sheet, in place of the description's; may be repeated, later ones winning.",
    completion: .file(extensions: ["nss"]))
  var paths: [String] = []
}
