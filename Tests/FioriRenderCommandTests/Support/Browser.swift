import Foundation
import Testing

@testable import TestSupport

/// A browser without a window, in which pages are tried.
enum Browser {
  /// Debian's Chromium.
  private static let program = URL(filePath: "/usr/bin/chromium")

  /// Whether tests of pages run. Starting a browser for each takes more than a minute in all.
  static let isWanted = ProcessInfo.processInfo.environment["FIORI_RENDER_BROWSER_TESTS"] == "1"

  static let reason = "Set FIORI_RENDER_BROWSER_TESTS=1 to test pages in Chromium"

  /// What a page is like after some keys.
  struct Sight: Decodable {
    let title: String
    let names: [String]
    let shown: String
    let filter: String
    let opened: String?
    let status: String?
    let words: [String]
    let mode: String?
    let usable: [String]
    let canvases: [String]
    let clips: [String]
    let scale: String?
    let pixel: String
    let regions: Int
    let hash: String
    let hasKeys: Bool
    let images: Int

    /// Expects what is seen in one place.
    func expect<Value: Equatable>(
      _ part: KeyPath<Sight, Value>, is value: Value, at place: SourceLocation = #_sourceLocation
    ) {
      #expect(self[keyPath: part] == value, "\(part)", sourceLocation: place)
    }
  }

  /// Opens a page of a workspace at a state, presses keys, and looks.
  static func look(
    at page: String, _ hash: String = "", pressing keys: [String] = [], size: String = "1200,800",
    in workspace: Workspace
  ) async throws -> Sight {
    let keyList = String(decoding: try JSONEncoder().encode(keys), as: UTF8.self)
    try workspace.write(
      try workspace.text(of: page)
        + "<output id=\"sight\"></output><script>(\(script))(\(keyList))</script>",
      to: "tried.html")
    let url = workspace.folder.appending(path: "tried.html").absoluteString
    let run = try await workspace.run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=100000",
        "--user-data-dir=\(workspace.outside.appending(path: "browser").path())",
        "--window-size=\(size)", "--dump-dom", "\(url)#\(hash)",
      ], program: program)
    guard let start = run.text.firstRange(of: "<output id=\"sight\">"),
      let end = run.text[start.upperBound...].firstRange(of: "</output>")
    else { throw CocoaError(.fileReadCorruptFile) }
    // Percent signs keep the dump from changing the text.
    let text = run.text[start.upperBound..<end.lowerBound].removingPercentEncoding ?? ""
    return try JSONDecoder().decode(Sight.self, from: Data(text.utf8))
  }

  private static let script = """
    async (keys) => {
      const get = (id) => document.getElementById(id);
      const all = (selector) => [...document.querySelectorAll(selector)];
      const text = (selector) => all(selector).map((element) => element.textContent);
      // The clock of the page runs ahead of the threads that decode, and counting does not move it.
      const settled = async () => {
        do {
          await new Promise((done) => setTimeout(done, 50));
          for (let count = 0; count < 3e6; count += 1) get.count = count;
        } while (get("stage").ariaBusy === "true");
      };
      await settled();
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        await settled();
      }
      get("sight").textContent = encodeURIComponent(JSON.stringify({
        title: document.title,
        names: all(".list .row").map((row) => row.title),
        shown: get("shown").textContent,
        filter: text(".chips [aria-pressed=true]").join(),
        opened: get("case").hidden ? null : get("name").textContent,
        status: get("case").hidden ? null : get("status").textContent,
        words: text("#words li"),
        mode: document.body.dataset.mode ?? null,
        usable: text("#modes button:enabled"),
        canvases: all(".stage canvas").filter((canvas) => canvas.style.visibility !== "hidden")
          .map((canvas) => canvas.getAttribute("aria-label")),
        clips: all(".stage canvas").map((canvas) => canvas.style.clipPath),
        scale: document.querySelector(".sheet")?.dataset.scale ?? null,
        pixel: get("pixel").textContent,
        regions: all(".region").length,
        hash: location.hash,
        hasKeys: get("keys").open,
        images: document.images.length,
      }));
    }
    """
}
