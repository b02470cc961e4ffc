import ArgumentParser

/// Style sheets that win over a description's.
struct StyleOptions: ParsableArguments {
  @Option(
    name: .customLong("stylesheet"),
    help: """
      Style sheet (.nss) that replaces the description's own; may be repeated, later ones win.
      """,
    completion: .file(extensions: ["nss"]))
  var paths: [String] = []
}
