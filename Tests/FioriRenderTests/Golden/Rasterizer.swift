import Foundation

/// librsvg's own program, an eye of another make on our SVGs.
enum Rasterizer {
  /// The PNG of an SVG, `zoom` pixels to one of its own.
  static func png(of svg: [UInt8], zoom: Double) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "picture.svg")
    let output = folder.appending(path: "picture.png")
    try Data(svg).write(to: input)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "rsvg-convert", "--zoom", "\(zoom)", input.path, "--output", output.path,
    ]
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: output))
  }
}
