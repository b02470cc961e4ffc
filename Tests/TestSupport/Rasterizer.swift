import Foundation

/// librsvg's own program, an eye of another make on our SVGs.
enum Rasterizer {
  /// The PNG of an SVG, `zoom` pixels to one of its own.
  /// A folder of fonts is all that it finds, where one is given.
  static func png(of svg: [UInt8], zoom: Double, fonts: URL? = nil) throws -> [UInt8] {
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
    if let fonts {
      let configuration = folder.appending(path: "fonts.conf")
      try Data(
        "<fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>".utf8
      ).write(to: configuration)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["FONTCONFIG_FILE": configuration.path]
      ) { $1 }
    }
    try process.run()
    process.waitUntilExit()
    return Array(try Data(contentsOf: output))
  }
}
