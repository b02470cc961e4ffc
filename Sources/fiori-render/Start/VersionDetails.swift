import FileKit
import FioriRender

/// The output of `--version --verbose`: the version, the build, and the libraries of the process.
enum VersionDetails {
  /// Returns whether the arguments ask for nothing else.
  static func areWanted(by arguments: [String]) -> Bool {
    Set(arguments) == ["--version", "--verbose"] || Set(arguments) == ["--version", "-v"]
  }

  /// The text, one line each, starting with the name.
  static var text: String {
    let libraries =
      LibraryVersions.all.map { ($0.name, $0.version) }
      + LibraryVersions.others.map { ($0.name, $0.version ?? "not installed") }
    let lines = [(FioriRenderCommand.name, Version.current), ("Build", build)] + libraries
    return lines.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
  }

  private static var build: String {
    [configuration, architecture, BuildCommit.current.map { "commit \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other processor"
    #endif
  }
}
