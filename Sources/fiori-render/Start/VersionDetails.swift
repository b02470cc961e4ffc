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
      LibraryVersions.all.map { shown($0.name, $0.version) }
      + LibraryVersions.others.map { shown($0.name, $0.version) }
    let lines = ["\(FioriRenderCommand.name) \(Version.current)", "Build \(build)"] + libraries
    return lines.joined(separator: "\n")
  }

  /// The line of a library. Where a static library does not know its version, it is the upstream part of
  /// its package's.
  private static func shown(_ name: String, _ version: String?) -> String {
    guard LibraryVersions.isStatic(name) else { return "\(name) \(version ?? "not installed")" }
    guard let package = LibraryVersions.package(of: name) else {
      return "\(name) \(version ?? "of unknown version") (static)"
    }
    let own = version ?? upstream(package.version)
    return "\(name) \(own) (static, \(package.name) \(package.version))"
  }

  /// Returns a version of Debian without its epoch and its revision.
  private static func upstream(_ version: String) -> String {
    let start = version.firstIndex(of: ":").map { version.index(after: $0) }
    let rest = version[(start ?? version.startIndex)...]
    return String(rest[..<(rest.lastIndex(of: "-") ?? rest.endIndex)])
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
