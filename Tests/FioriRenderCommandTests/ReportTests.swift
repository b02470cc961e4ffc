import Foundation
import Testing

@testable import TestSupport

/// `diff --report` and `--markdown`, as files.
struct ReportTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(StoredPNG.dots(20, 10), to: "old/a.png")
    try workspace.write(StoredPNG.dots(20, 10, at: [(0, 0)]), to: "new/a.png")
    for folder in ["old", "new"] {
      try workspace.write(StoredPNG.dots(9, 9), to: "\(folder)/b.png")
    }
  }

  @Test func `a report is one file that names no other`() async throws {
    let run = try await workspace.run("diff", "old", "new", "--report", "report.html", "--verbose")
    run.expect(status: 1)
    let page = try workspace.text(of: "report.html")
    run.expect(errors: "report.html: \(page.utf8.count) bytes\n")
    run.text.expect(startsWith: "a.png: 1 of 200 pixels changed")
    page.expect(startsWith: "<!DOCTYPE html>", endsWith: "</html>\n")
    for word in ["http:", "https:", "//cdn", "<link", "src=", "{{", "}}\n"] {
      #expect(!page.contains(word), "\(word)")
    }
    page.expect(contains: "default-src 'none'")
  }

  @Test func `pictures that are equal are left out`() async throws {
    _ = try await workspace.run("diff", "old", "new", "--report", "report.html")
    let page = try workspace.text(of: "report.html")
    let changed = try Data(workspace.bytes(of: "new/a.png")).base64EncodedString()
    let equal = try Data(workspace.bytes(of: "new/b.png")).base64EncodedString()
    page.expect(contains: changed, #"{"name":"b.png","status":"equal"}"#, lacks: equal)
  }

  @Test func `a report has the same bytes however many work on it`() async throws {
    for place in 0..<30 {
      try workspace.write(StoredPNG.dots(8, 8), to: "old/\(place).png")
      try workspace.write(StoredPNG.dots(8, 8, at: [(place % 8, 1)]), to: "new/\(place).png")
    }
    for jobs in ["1", "3", "8"] {
      _ = try await workspace.run(
        "diff", "old", "new", "--report", "\(jobs).html", "--jobs", jobs, "--quiet")
    }
    let first = try workspace.bytes(of: "1.html")
    try expect(workspace.bytes(of: "3.html"), is: first)
    try expect(workspace.bytes(of: "8.html"), is: first)
  }

  @Test func `two pictures also have a report`() async throws {
    let run = try await workspace.run(
      "diff", "old/a.png", "new/a.png", "--report", "one.html", "--json")
    run.expect(status: 1)
    run.text.expect(startsWith: "{")
    let page = try workspace.text(of: "one.html")
    page.expect(contains: #""verdict":"The picture differs.""#, #""regions":[[0,0,1,1]]"#)
  }

  @Test func `a name cannot end the list of cases`() async throws {
    try workspace.write(StoredPNG.dots(2, 2), to: "new/</script><img onerror=x>.png")
    _ = try await workspace.run("diff", "old", "new", "--report", "report.html")
    let page = try workspace.text(of: "report.html")
    page.expect(contains: #""\u003C/script>\u003Cimg onerror=x>.png""#, lacks: "<img")
  }
}
