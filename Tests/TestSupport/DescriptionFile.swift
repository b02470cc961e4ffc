import FioriModel
import FioriRender
import Foundation
import Testing

/// A description in `Tests/Cases`, and beside it the records of what is said and drawn of it.
///
/// If all of its figures have names, each is a case; otherwise the whole file is one. A style sheet
/// beside it, or without a description, has a part for each case.
struct DescriptionFile: CustomTestStringConvertible, Sendable {
  let url: URL

  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  /// The descriptions of a family.
  static func all(of family: String) -> [DescriptionFile] {
    all(in: Repository.root.appending(path: "Tests/Cases/descriptions/\(family)"))
  }

  static func all(in folder: URL) -> [DescriptionFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let sheets = names.filter { name in
      name.hasSuffix(".nss") && !names.contains(name.dropLast(3) + "json")
    }
    return (names.filter { $0.hasSuffix(".json") } + sheets).sorted().map {
      DescriptionFile(url: folder.appending(path: $0))
    }
  }

  /// Compares each case with the records of the file, or writes those that have changed.
  func check() throws {
    let cases = try cases()
    for item in cases where item.schema?.holds == false {
      let answer = item.schema?.isValid == true ? "takes" : "refuses"
      Issue.record("\(item.name): the schema \(answer) it, and the reader does not")
    }
    for record in DescriptionRecord.allCases {
      let file = url.deletingPathExtension().appendingPathExtension(record.rawValue)
      let old = try? String(contentsOf: file, encoding: .utf8)
      guard old != nil || record == .diagnostics else { continue }
      let new = record.text(of: cases, asIn: old ?? "")
      if Recording.isWanted {
        try Recording.record(new, to: file)
      } else {
        Self.compare(old ?? "", new, in: file.lastPathComponent)
      }
    }
  }

  /// Reports each case whose record has changed.
  private static func compare(_ old: String, _ new: String, in file: String) {
    guard old != new else { return }
    let (old, new) = (DescriptionRecord.parts(of: old), DescriptionRecord.parts(of: new))
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    for name in changed {
      Issue.record(
        "\(file), recorded:\n\(old[name] ?? "nothing")\nnow:\n\(new[name] ?? "nothing")")
    }
    if changed.isEmpty { Issue.record("\(file) has its cases in another order") }
  }

  private func cases() throws -> [DescriptionCase] {
    let sheets = CaseSheets(url.deletingPathExtension().appendingPathExtension("nss"))
    guard url.pathExtension == "json" else {
      return try sheets.names.map { try DescriptionCase($0, checking: sheets[$0]) }
    }
    let json = Array(try Data(contentsOf: url))
    let folder = ResourceFolder(path: url.deletingLastPathComponent().path)
    let document = Document(json: json, file: url.lastPathComponent, resources: folder)
    let root = readJSON(bytes: json).root
    guard let names = root?.figureNames else {
      return [try DescriptionCase(name, of: document, json: json)]
    }
    #expect(Set(sheets.names).isSubset(of: names), "there is a style sheet without a case")
    return try names.indices.map { index in
      try DescriptionCase(
        names[index], at: index, of: document, root: root?.keepingFigure(index),
        sheets: sheets[names[index]])
    }
  }
}

extension JSONNode {
  /// The names of the figures; `nil` unless each has one of its own.
  fileprivate var figureNames: [String]? {
    guard case .array(let figures)? = member("figures")?.value.value else { return nil }
    let names = figures.compactMap { figure -> String? in
      if case .string(let name)? = figure.member("name")?.value.value { name } else { nil }
    }
    return Set(names).count == figures.count && names.count > 1 ? names : nil
  }

  /// The description with only one of its figures.
  fileprivate func keepingFigure(_ index: Int) -> JSONNode {
    guard case .object(let members) = value else { return self }
    let kept = members.map { member -> JSONMember in
      guard member.key == "figures", case .array(let figures) = member.value.value else {
        return member
      }
      let figure = JSONNode(
        value: .array([figures[index]]), position: member.value.position)
      return JSONMember(key: member.key, keyPosition: member.keyPosition, value: figure)
    }
    return JSONNode(value: .object(kept), position: position)
  }
}
