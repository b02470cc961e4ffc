import Testing

@testable import TestSupport

extension CommandRun {
  /// What a run is compared by.
  private struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Expects what is given of the run; `nil` is not looked at.
  func expect(
    status: Int32? = nil, output: String? = nil, errors: String? = nil, errorLines: [String]? = nil,
    at place: SourceLocation = #_sourceLocation
  ) {
    let found = Outcome(status: self.status, output: text, errors: self.errors)
    let errors = errors ?? errorLines?.map { $0 + "\n" }.joined()
    let expected = Outcome(
      status: status ?? found.status, output: output ?? found.output,
      errors: errors ?? found.errors)
    #expect(found == expected, sourceLocation: place)
  }
}

extension String {
  /// Expects parts of a text, in any order, and that others are not in it.
  func expect(
    contains parts: String..., lacks others: String..., startsWith start: String = "",
    endsWith end: String = "", at place: SourceLocation = #_sourceLocation
  ) {
    let missing = parts.filter { !contains($0) }
    let surplus = others.filter { contains($0) }
    #expect(missing.isEmpty && surplus.isEmpty, "\(self)", sourceLocation: place)
    #expect(hasPrefix(start) && hasSuffix(end), "\(self)", sourceLocation: place)
  }
}

extension Workspace {
  /// Expects all files and folders, as `paths` lists them.
  func expect(paths: Set<String>, at place: SourceLocation = #_sourceLocation) throws {
    #expect(try self.paths() == paths, sourceLocation: place)
  }

  /// Expects some of the files and folders, and that others are not there.
  func expect(
    has paths: String..., lacks others: String..., at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = try self.paths()
    let (missing, surplus) = (paths.filter { !found.contains($0) }, others.filter(found.contains))
    #expect(missing.isEmpty && surplus.isEmpty, "\(found)", sourceLocation: place)
  }
}
