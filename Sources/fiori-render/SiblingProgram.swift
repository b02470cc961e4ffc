import CommandKit
import FileKit
import Glibc
import SystemPackage

/// A program of this package besides this one, which does the work of a command whose libraries would
/// slow down every start of this one.
struct SiblingProgram {
  /// Its name, in the folder of this program or on the path.
  let name: String

  /// Returns the arguments of this process after a command's name.
  static func arguments(of command: String) -> [String] {
    Array(ProgramStart.arguments.drop { $0 != command }.dropFirst())
  }

  /// Replaces this process with the program.
  ///
  /// - Throws: The failure if the program does not exist.
  func run(with arguments: [String]) throws -> Never {
    ProgramStart.restoreVariables()
    let beside = Self.folder.map { $0.appending(name).string }
    for path in [beside, name].compactMap(\.self) { execute(path, arguments) }
    throw RunFailure.fault("\(name) was not found; put it next to fiori-render or on the PATH")
  }

  /// Replaces this process with another program; returns only on failure.
  private func execute(_ path: String, _ arguments: [String]) {
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
