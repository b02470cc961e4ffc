import Glibc
package import SystemPackage

/// The environment of a run: the folder that relative paths start in, its streams, variables and
/// arguments. By default they are the process's own; tests run several commands in one process.
package struct RunHost: Sendable {
  /// The folder that relative paths start in; `nil` for the current one of the process.
  package var folder: FilePath?
  package var standardInput = FileDescriptor.standardInput
  package var standardOutput = FileDescriptor.standardOutput
  package var standardError = FileDescriptor.standardError
  /// The variables that differ from the process's.
  package var variables: [String: String] = [:]
  /// The arguments of the run, unless they are the process's.
  package var arguments: [String]?
  /// The files that the run has read.
  package let inputs = InputLog()
  /// Whether the run may decide for the whole process, such as which signals it handles.
  package var ownsProcess = true

  package init() {}

  /// The host of the current run. Threads that work for a run take it over.
  @TaskLocal package static var current = RunHost()

  /// Returns a variable of the environment.
  package func variable(_ name: String) -> String? {
    variables[name] ?? getenv(name).map { String(cString: $0) }
  }
}

extension FilePath {
  /// The path for system calls, which do not know the folder of a run.
  package var opened: FilePath {
    guard let folder = RunHost.current.folder, !isEmpty else { return self }
    return folder.pushing(self)
  }
}

extension String {
  /// The path for system calls, which do not know the folder of a run.
  package var opened: String {
    RunHost.current.folder == nil ? self : FilePath(self).opened.string
  }
}
