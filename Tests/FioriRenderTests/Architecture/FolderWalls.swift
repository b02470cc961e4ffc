import Testing

@testable import TestSupport

/// The folders of a target in layers: a file uses types of its own layer's folder and of the layers
/// before it.
struct FolderWalls: CustomTestStringConvertible {
  /// From `Sources` on; empty names are the files of the target's own folder.
  let target: String
  let layers: [[String]]

  var testDescription: String { target }

  static let all = [
    FolderWalls(
      target: "Basics",
      layers: [
        ["Values", "Geometry", "Diagnostics"], ["JSON", "Schema", "StyleSheets", "SwiftSource"],
        ["Data"],
      ]),
    FolderWalls(target: "Model", layers: [["Images", "Numbers", "Style", "Words"], ["Reading"]]),
    FolderWalls(
      target: "Layout", layers: [["Frames"], ["Elements"], ["Engine"], ["Lint"], ["Comparison"]]),
    FolderWalls(target: "Drawing", layers: [["Icons"], ["Display", "SVG"], ["Backend"]]),
    FolderWalls(target: "Families/Lowering", layers: [[""], ["Looks"]]),
    FolderWalls(target: "Families/KPI", layers: [["Items"], ["Progress"], ["Headers"]]),
    FolderWalls(target: "Families/Cards", layers: [["SDKCards"], ["Content"], ["Collections"]]),
    FolderWalls(
      target: "Comparing/Recordings", layers: [["", "Findings"], ["Reports"], ["Differences"]]),
    FolderWalls(target: "Program/FileKit", layers: [["Pages"], ["Processes"], [""]]),
    FolderWalls(target: "Program/Server", layers: [["Web", "Workers"], ["Pictures"]]),
    FolderWalls(target: "Program/Server", layers: [["Web", "Workers"], ["Preview"]]),
    FolderWalls(target: "Program/Server", layers: [["Preview"], ["Pictures"]]),
  ]

  /// Returns `FILE: TYPE` for each use of a type of a later layer.
  func breaches() throws -> [String] {
    let files = try layers.map { folders in
      try SourceFile.files(of: target).filter { folders.contains(folder(of: $0)) }
    }
    return layers.indices.flatMap { index in
      let later = Set(files[(index + 1)...].joined().flatMap(\.declaredTypes))
      return files[index].flatMap { file in
        later.intersection(file.words).subtracting(file.ownTypes).sorted().map {
          "\(file): \($0)"
        }
      }
    }
  }

  /// The target's folder that a file is in, at whatever depth; empty for the target's own.
  private func folder(of file: SourceFile) -> String {
    let parts = file.path.dropFirst(target.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }
}

extension SourceFile {
  /// The types that the file declares outside of others, if other files can use them.
  fileprivate var declaredTypes: [String] {
    code.matches(
      of:
        /(?m)^(?:(?:public|package|final|indirect) )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
    ).map { String($0.1) }
  }

  /// All types that the file declares, nested ones also.
  fileprivate var ownTypes: Set<String> {
    Set(
      code.matches(of: /\b(?:struct|enum|class|protocol|actor|typealias) (\w+)/).map {
        String($0.1)
      })
  }

  fileprivate var words: Set<String> {
    Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) })
  }
}
