import FioriRender
import Foundation
import RenderService
import Testing

@testable import RenderServer
@testable import TestSupport

/// Changes on the disk, as the model learns of them.
struct ChangeDetectorTests {
  private let workspace: Workspace
  private let model: PreviewModel
  private let announcements: AsyncStream<Void>
  private let watcher: ChangeDetector

  init() throws {
    let workspace = try Workspace()
    try workspace.write(Self.description("one"), to: "a.json")
    let inputs = try PreviewInputs([workspace.folder.path()])
    let model = PreviewModel(
      inputs: inputs, try FigureSource(RenderSettings(), Console(MessageLevel())))
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    watcher = ChangeDetector(model: model) { continuation.yield() }
    (self.workspace, self.model, announcements) = (workspace, model, stream)
    watcher.start()
  }

  private static func description(_ metric: String) -> String {
    #"{"view": {"type": "kpiView", "items": [{"metric": "\#(metric)"}]}}"#
  }

  private func path(_ name: String) -> String { workspace.folder.appending(path: name).path() }

  private func picture(_ name: String = "a.json") throws -> Picture {
    try model.picture(path(name), 0, Switches())
  }

  /// Waits for announcements until something holds.
  private func wait(until holds: () throws -> Bool) async throws {
    for await _ in announcements where try holds() { return }
  }

  @Test func `a saved description is drawn`() async throws {
    try workspace.write(Self.description("two"), to: "a.json")
    try await wait { try picture().drawing?.accessibilityText.text == "two" }
    try expect(picture().diagnostics, is: [])
    watcher.stop()
  }

  @Test func `a broken one keeps its last picture, and is mended`() async throws {
    _ = try picture()
    try workspace.write(#"{"view": {"type": "kpiView", "items": [{"metric": "#, to: "a.json")
    try await wait { try picture().isLast }
    try expect(picture().drawing?.accessibilityText.text, is: "one")
    try expect(picture().diagnostics.first?.location?.line, is: 1)
    try workspace.write(Self.description("three"), to: "a.json")
    try await wait { try !picture().isLast }
    try expect(picture().drawing?.accessibilityText.text, is: "three")
    watcher.stop()
  }

  @Test func `one that vanishes keeps its last picture, and comes back`() async throws {
    _ = try picture()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "a.json"))
    try await wait { try picture().failure != nil }
    try expect(picture().drawing?.accessibilityText.text, is: "one")
    try expect(
      picture().failure?.text,
      is: "\(path("a.json")): was deleted; its picture is redrawn when it is back")
    #expect(listing.contains("\"isGone\":true"))
    try workspace.write(Self.description("back"), to: "a.json")
    try await wait { try picture().failure == nil }
    try expect(picture().drawing?.accessibilityText.text, is: "back")
    #expect(!listing.contains("\"isGone\":true"))
    watcher.stop()
  }

  private var listing: String { String(decoding: model.listing, as: UTF8.self) }

  @Test func `a file whose folder is removed is also gone`() async throws {
    try workspace.write(Self.description("new"), to: "inner/b.json")
    try await wait { (try? picture("inner/b.json")) != nil }
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "inner"))
    try await wait { try picture("inner/b.json").failure != nil }
    try expect(
      picture("inner/b.json").failure?.text,
      is: "\(path("inner/b.json")): was deleted; its picture is redrawn when it is back")
    watcher.stop()
  }

  @Test func `one that is named stays, also when its folder is named before`() throws {
    watcher.stop()
    let inputs = try PreviewInputs([workspace.folder.path(), path("a.json")])
    let model = PreviewModel(
      inputs: inputs, try FigureSource(RenderSettings(), Console(MessageLevel())))
    model.readAll()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "a.json"))
    model.update([path("a.json")])
    #expect(try model.picture(path("a.json"), 0, Switches()).failure != nil)
    #expect(String(decoding: model.listing, as: UTF8.self).contains("\"isGone\":false"))
  }

  @Test func `a new description is shown, and the others are not drawn again`() async throws {
    try workspace.write(Self.description("new"), to: "inner/b.json")
    try await wait { (try? picture("inner/b.json")) != nil }
    try expect(picture("inner/b.json").drawing?.accessibilityText.text, is: "new")
    try expect(picture().file.revision, is: 1)
    watcher.stop()
  }

  @Test func `a saved style sheet affects only the figures that use it`() async throws {
    try workspace.write(
      Self.description("sheet").replacing(
        "{\"view\"", with: "{\"stylesheet\": \"b.nss\", \"view\""),
      to: "b.json")
    try workspace.write("@tintColor: #112233;", to: "b.nss")
    try await wait { (try? picture("b.json").drawing) != nil }
    let revision = try picture("b.json").file.revision
    try workspace.write("@tintColor: #445566;", to: "b.nss")
    try await wait { try picture("b.json").file.revision > revision }
    try expect(picture().file.revision, is: 1)
    watcher.stop()
  }

  @Test func `an image that was missing fixes its picture`() async throws {
    let json = #"{"view": {"type": "kpiView", "items": [{"icon": "x.png"}, {"metric": "1"}]}}"#
    try workspace.write(json, to: "c.json")
    try await wait { (try? picture("c.json")) != nil }
    #expect(try picture("c.json").drawing == nil)
    try workspace.write(StoredPNG.dots(4, 4), to: "x.png")
    try await wait { try picture("c.json").drawing != nil }
    watcher.stop()
  }

  @Test func `a link that leads out is not followed`() async throws {
    try Self.description("secret").write(
      to: workspace.outside.appending(path: "secret.json"), atomically: true, encoding: .utf8)
    try workspace.link("link.json", to: "../secret.json")
    try await wait { (try? picture("link.json")) != nil }
    #expect(try picture("link.json").drawing == nil)
    try expect(picture("link.json").failure?.text.contains(": leads out of the folder "), is: true)
    try expect(picture("link.json").file.source, is: [])
    watcher.stop()
  }
}
