import ArgumentParser
import FileKit
import Glibc
import PreviewOptions
import SystemPackage

/// `fiori-render preview`, run by a separate program because its libraries would slow down every
/// start of this one.
struct PreviewCommand: ParsableCommand {
  static let configuration = PreviewOptions.configuration(version: Version.current)

  @OptionGroup var options: PreviewOptions

  /// The program's name, in the folder of this program or on the path.
  private static let program = "fiori-render-preview"

  func run() throws {
    let beside = Self.folder.map { $0.appending(Self.program).string }
    for path in [beside, Self.program].compactMap(\.self) { execute(path) }
    throw RunFailure.fault(
      "\(Self.program) was not found; put it next to fiori-render or on the PATH")
  }

  /// Replaces this process with another program; returns only on failure.
  private func execute(_ path: String) {
    let arguments = CommandLine.arguments.drop { $0 != Self._commandName }.dropFirst()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execvp(path, &words)
  }

  /// The folder of this program with links resolved, or `nil` if the system does not report it.
  private static var folder: FilePath? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return FilePath(platformString: path).removingLastComponent()
  }
}
