import Foundation
import Testing

@testable import TestSupport

/// What has a path but is no file: it is refused with a line, and never waited for.
struct SpecialFileTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.write(Data(base64Encoded: Sample.redPixel) ?? Data(), to: "kpi.png")
    try workspace.write("v\n1\n", to: "t.csv")
    for folder in ["folder", "fonts", "folders/folder.ttf", "devices"] {
      try workspace.makeFolder(folder)
    }
    for name in ["pipe", "fonts/pipe.ttf"] { expect(mkfifo(place(name), 0o600), is: 0) }
    try makeSocket("socket")
    for name in ["device", "devices/device.otf"] { try workspace.link(name, to: "/dev/zero") }
    for name in ["pipe", "socket", "device", "folder"] {
      for ending in ["png", "csv", "nss"] { try workspace.link("\(name).\(ending)", to: name) }
    }
  }

  private func place(_ path: String) -> String {
    workspace.folder.appending(path: path).path(percentEncoded: false)
  }

  private func makeSocket(_ path: String) throws {
    let end = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(end) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: place(path).utf8.prefix(107))
    }
    let result = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { pointer in
        bind(end, pointer.baseAddress, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    expect(result, is: 0)
  }

  private static let kinds = [
    ("pipe", "it is a named pipe, not a file"), ("socket", "it is a socket, not a file"),
    ("device", "it is a device, not a file"), ("folder", "Is a directory"),
  ]

  private static let roles = [
    "stream --template @", "render kpi.json --data @.csv", "render kpi.json --stylesheet @.nss",
    "diff @.png kpi.png", "serve --port 0 --token-file @",
    "sign --signing-key-file @ /v1/cards/a.png?b=1", "render @",
  ]

  @Test(arguments: kinds, roles)
  func `on the command line it cannot be read`(
    kind: (name: String, reason: String), role: String
  ) async throws {
    // A folder of descriptions can be drawn, and one of pictures be compared.
    if kind.name == "folder", role.hasPrefix("diff") || role == "render @" { return }
    let arguments = role.split(separator: " ").map {
      String($0).replacing("@", with: kind.name)
    }
    let path = try #require(arguments.first { $0.hasPrefix(kind.name) })
    let run = try await workspace.run(arguments)
    run.expect(
      status: 66, output: "",
      errors: "error: \(path): cannot be read (\(kind.reason)); use a file\n")
  }

  @Test(arguments: [
    ("fonts", "pipe.ttf"), ("folders", "folder.ttf"), ("devices", "device.otf"),
  ])
  func `in a folder of fonts it is not a font`(folder: String, name: String) async throws {
    let run = try await workspace.run("render", "kpi.json", "--font-path", folder)
    run.expect(
      status: 65,
      errors: "error: \(folder)/\(name): not a readable font; remove it from the folder\n")
  }

  @Test(arguments: [("pipe", "a named pipe"), ("socket", "a socket"), ("device", "a device")])
  func `named by a description it is an error`(name: String, kind: String) async throws {
    let sheet = #""stylesheet": "\#(name).nss", "#
    let data = #""data": {"file": "\#(name).csv"}, "#
    try workspace.write(Sample.description(of: Sample.view, sheet), to: "sheet.json")
    try workspace.write(Sample.description(of: Sample.view, data), to: "data.json")
    try workspace.write(Sample.icon(#""\#(name).png""#), to: "icon.json")
    let run = try await workspace.run(
      "validate", "sheet.json", "data.json", "icon.json", "--resources", "/")
    run.expect(status: 65)
    let reason = "cannot be read (it is \(kind), not a file)"
    run.errors.expect(
      contains: "style sheet '\(name).nss' \(reason)", "data file '\(name).csv' \(reason)",
      "image '\(name).png' \(reason)")
  }

  /// A shell's `<(…)` is a pipe that has a writer.
  @Test func `a pipe without a name is read to its end`() async throws {
    let program = Workspace.program.path(percentEncoded: false)
    let script =
      #""$0" describe <(sleep 0.1; cat kpi.json) && cat kpi.json | "$0" describe /dev/stdin && "#
      + #""$0" diff <(cat kpi.png) <(cat kpi.png)"#
    let run = try await workspace.run(["-c", script, program], program: URL(filePath: "/bin/bash"))
    run.expect(status: 0, errors: "")
    run.text.expect(startsWith: "294\n294\n")
  }
}
