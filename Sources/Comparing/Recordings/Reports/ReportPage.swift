import FileKit
import FioriRender
import FoundationEssentials
import PictureComparison
import SystemPackage

/// A report as one HTML file without dependencies.
///
/// Pictures are Base64 blocks at the end of the file, which a browser decodes only when the page's
/// script asks for one. The list comes first, so it can be used while they load.
struct ReportPage: Sendable {
  let report: Report
  /// The number of cases whose pictures are created in parallel.
  let jobs: Int

  /// Writes the page in pieces, keeping only the pictures of `jobs` cases in memory. A picture that
  /// can no longer be read is left out.
  func write(to file: FileDescriptor) throws {
    for piece in PageTemplate(PackageResources.page_html).pieces {
      switch piece {
      case .text(let bytes): try file.writeAll(bytes)
      case .slot("title"): try file.writeAll(MarkupText.escaped(report.title).utf8)
      case .slot("style"): try file.writeAll(PageStyle.workbench + PackageResources.page_css)
      case .slot("script"): try file.writeAll(PageScript.workbench + PackageResources.page_js)
      case .slot("report"): try file.writeAll(HTMLScript.text(index))
      case .slot: try writePictures(to: file)
      }
    }
  }

  /// The page's data except for the pictures, as JSON.
  private var index: [UInt8] {
    JSONLine.object(isEnded: false) { line in
      line.member("verdict", report.verdict)
      line.member("notes", report.notes)
      line.member("facts", report.facts) { line, fact in
        line.member("name", fact.name)
        line.member("value", fact.value)
      }
      line.member("statuses", ReportStatus.allCases) { line, status in
        line.member("id", status.rawValue)
        line.member("label", status.label)
        line.member("isShown", json: "\(status.isShown)")
      }
      line.member("cases", report.cases) { $1.write(to: &$0) }
    }
  }

  private func writePictures(to file: FileDescriptor) throws {
    var start = 0
    while start < report.cases.count {
      let end = min(start + max(1, jobs), report.cases.count)
      for block in blocks(of: start..<end) { try file.writeAll(block) }
      start = end
    }
  }

  /// Returns the blocks of cases, created in parallel.
  private func blocks(of indices: Range<Int>) -> [[UInt8]] {
    Parallel.map(indices.count, jobs: indices.count) { offset in
      Self.block(of: report.cases[indices.lowerBound + offset], at: indices.lowerBound + offset)
    }
  }

  private static func block(of item: ReportCase, at index: Int) -> [UInt8] {
    var block: [UInt8] = []
    for side in ReportCase.Side.allCases {
      guard let content = try? item.pictures[side]?.content() else { continue }
      // The type keeps the browser from running it as a script.
      block +=
        "<script type=\"text/plain\" data-type=\"\(content.type)\" id=\"\(side.rawValue)-\(index)\">"
        .utf8
      block += Data(content.bytes).base64EncodedData()
      block += "</script>\n".utf8
    }
    return block
  }
}

extension ReportCase {
  /// Writes the members to the page's index.
  fileprivate func write(to line: inout JSONLine) {
    line.member("name", name)
    line.member("status", status.rawValue)
    if !lines.isEmpty { line.member("words", lines) }
    let sides = Side.allCases.filter { pictures[$0] != nil }.map(\.rawValue)
    if !sides.isEmpty { line.member("pictures", sides) }
    guard !regions.isEmpty else { return }
    let boxes = regions.map { "[\($0.x),\($0.y),\($0.width),\($0.height)]" }
    line.member("regions", json: "[\(boxes.joined(separator: ","))]")
  }
}
