import ArgumentParser
import FileKit
import Glibc
import PreviewOptions
import SystemPackage

/// `fiori-render preview`, which another program does: what that needs would make every start of this
/// one slower.
struct PreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  /// The program's name, beside this one or on the path.
  private static let program = "fiori-render-preview"

  func run() throws {
    let beside = Self.folder.map { $0.appending(Self.program).string }
    for path in [beside, Self.program].compactMap(\.self) { execute(path) }
    throw RunFailure.fault(
      "\(Self.program) was not found; put it next to fiori-render or on the PATH")
  }

  /// Becomes another program; returns when that cannot be.
  private func execute(_ path: String) {
    let arguments = CommandLine.arguments.drop { $0 != Self._commandName }.dropFirst()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execvp(path, &words)
  }

  /// Where this program is, links followed; `nil` where the system does not tell.
  private static var folder: FilePath? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return FilePath(platformString: path).removingLastComponent()
  }
}
