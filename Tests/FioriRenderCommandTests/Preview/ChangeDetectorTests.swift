import FioriRender
import Foundation
import RenderService
import Synchronization
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
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    model = try Self.model([workspace.folder.path()]) { continuation.yield() }
    watcher = ChangeDetector(model: model)
    (self.workspace, announcements) = (workspace, stream)
    watcher.start()
  }

  /// Returns a model whose work is done in this process.
  private static func model(
    _ inputs: [String], changed: @escaping @Sendable () -> Void = {}
  ) throws -> PreviewModel {
    let source = try FigureSource(RenderSettings(), Console(MessageLevel()))
    let artist = Mutex(PreviewArtist(source))
    return PreviewModel(try PreviewInputs(inputs), changed: { _ in changed() }) { task in
      artist.withLock { $0.answer(to: task) }
    }
  }

  private static func description(_ metric: String) -> String {
    #"{"view": {"type": "kpiView", "items": [{"metric": "\#(metric)"}]}}"#
  }

  private func path(_ name: String) -> String { workspace.folder.appending(path: name).path() }

  /// What the page gets of a picture.
  private struct Shown: Decodable {
    struct Diagnostic: Decodable { let line: Int? }

    let words: String?
    let failure: String?
    let revision: Int
    let isLast: Bool
    let diagnostics: [Diagnostic]
    let source: String?
  }

  private func picture(_ name: String = "a.json", of model: PreviewModel? = nil) throws -> Shown {
    let query = try DrawingQuery("path=\(path(name))")
    let json = try (model ?? self.model).content(.drawing, query)
    return try JSONDecoder().decode(Shown.self, from: Data(json))
  }

  /// Waits for announcements until something holds.
  private func wait(until holds: () throws -> Bool) async throws {
    for await _ in announcements where try holds() { return }
  }

  @Test func `a saved description is drawn`() async throws {
    try workspace.write(Self.description("two"), to: "a.json")
    try await wait { try picture().words == "two" }
    try expect(picture().diagnostics.count, is: 0)
    watcher.stop()
  }

  @Test func `a broken one keeps its last picture, and is mended`() async throws {
    _ = try picture()
    try workspace.write(#"{"view": {"type": "kpiView", "items": [{"metric": "#, to: "a.json")
    try await wait { try picture().isLast }
    try expect(picture().words, is: "one")
    try expect(picture().diagnostics.first?.line, is: 1)
    try workspace.write(Self.description("three"), to: "a.json")
    try await wait { try !picture().isLast }
    try expect(picture().words, is: "three")
    watcher.stop()
  }

  @Test func `one that vanishes keeps its last picture, and comes back`() async throws {
    _ = try picture()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "a.json"))
    try await wait { try picture().failure != nil }
    try expect(picture().words, is: "one")
    try expect(
      picture().failure,
      is: "\(path("a.json")): was deleted; its picture is redrawn when it is back")
    #expect(listing.contains("\"isGone\":true"))
    try workspace.write(Self.description("back"), to: "a.json")
    try await wait { try picture().failure == nil }
    try expect(picture().words, is: "back")
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
      picture("inner/b.json").failure,
      is: "\(path("inner/b.json")): was deleted; its picture is redrawn when it is back")
    watcher.stop()
  }

  @Test func `one that is named stays, also when its folder is named before`() throws {
    watcher.stop()
    let model = try Self.model([workspace.folder.path(), path("a.json")])
    model.readAll()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "a.json"))
    model.update([path("a.json")])
    #expect(try picture(of: model).failure != nil)
    #expect(String(decoding: model.listing, as: UTF8.self).contains("\"isGone\":false"))
  }

  @Test func `a new description is shown, and the others are not drawn again`() async throws {
    try workspace.write(Self.description("new"), to: "inner/b.json")
    // The file may be read before it is written.
    try await wait { (try? picture("inner/b.json"))?.words != nil }
    try expect(picture("inner/b.json").words, is: "new")
    try expect(picture().revision, is: 1)
    watcher.stop()
  }

  @Test func `a saved style sheet affects only the figures that use it`() async throws {
    try workspace.write(
      Self.description("sheet").replacing(
        "{\"view\"", with: "{\"stylesheet\": \"b.nss\", \"view\""),
      to: "b.json")
    try workspace.write("@tintColor: #112233;", to: "b.nss")
    try await wait { (try? picture("b.json"))?.words != nil }
    let revision = try picture("b.json").revision
    try workspace.write("@tintColor: #445566;", to: "b.nss")
    try await wait { try picture("b.json").revision > revision }
    try expect(picture().revision, is: 1)
    watcher.stop()
  }

  @Test func `an image that was missing fixes its picture`() async throws {
    let json = #"{"view": {"type": "kpiView", "items": [{"icon": "x.png"}, {"metric": "1"}]}}"#
    try workspace.write(json, to: "c.json")
    try await wait { (try? picture("c.json")) != nil }
    #expect(try picture("c.json").words == nil)
    try workspace.write(StoredPNG.dots(4, 4), to: "x.png")
    try await wait { try picture("c.json").words != nil }
    watcher.stop()
  }

  @Test func `a link that leads out is not followed`() async throws {
    try Self.description("secret").write(
      to: workspace.outside.appending(path: "secret.json"), atomically: true, encoding: .utf8)
    try workspace.link("link.json", to: "../secret.json")
    try await wait { (try? picture("link.json")) != nil }
    #expect(try picture("link.json").words == nil)
    try expect(picture("link.json").failure?.contains(": leads out of the folder "), is: true)
    try expect(picture("link.json").source, is: nil)
    watcher.stop()
  }
}
