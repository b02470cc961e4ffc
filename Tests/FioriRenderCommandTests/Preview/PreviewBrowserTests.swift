import Foundation
import Testing

/// The page of `preview`, in a browser.
@Suite(.enabled(if: Browser.isWanted, "\(Browser.reason)"), .serialized)
struct PreviewBrowserTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write("one")
    try workspace.write(
      #"""
      {"figures": [
        {"name": "first", "view": {"type": "kpiView", "items": [{"metric": "1"}]}},
        {"name": "second", "view": {"type": "kpiView", "items": [{"metric": "2"}]}}
      ]}
      """#, to: "<b>two + 2.json")
  }

  private func write(_ metric: String) throws {
    try workspace.write(
      #"""
      {
        "view": {
          "type": "kpiView",
          "items": [{"metric": "\#(metric)"}],
          "caption": "Caption"
        }
      }
      """#, to: "one.json")
  }

  /// Opens the preview at a state, does something with it, and ends it.
  private func look(
    at hash: String = "path=one.json", size: (Int, Int) = (1280, 800),
    _ body: (LiveBrowser) async throws -> Void
  ) async throws {
    let preview = try await RunningPreview(workspace, ".")
    let browser = try await LiveBrowser(preview.address + "#" + hash, size: size, in: workspace)
    do {
      try await browser.wait(for: "state.items.length === 3")
      try await body(browser)
    } catch {
      browser.close()
      _ = await preview.end()
      throw error
    }
    browser.close()
    #expect(await preview.end() == 0)
  }

  /// The picture's own words, once it stands in the page.
  private static let words = "document.querySelector('#drawn img')?.alt"
  private static let settled = "find('figure').ariaBusy === 'false' && state.picture"

  @Test func `figures are listed, and the one of the address is open`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      #expect(
        try browser.text("[...document.querySelectorAll('.row strong')].map((e) => e.textContent)")
          == "first,second,one")
      #expect(
        try browser.text("document.querySelector('[aria-current]').textContent") == "oneone.json")
      #expect(try browser.text("find('state').textContent") == "Live")
      #expect(try browser.text("document.images.length >= 1") == "true")
    }
  }

  @Test func `a saved change arrives, and the old picture stays until it is there`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      _ = try browser.text(
        """
        (window.gaps = 0, new MutationObserver(() => {
          const image = document.querySelector('#drawn img');
          if (!image || !image.complete || !image.naturalWidth) gaps += 1;
        }).observe(find('drawn'), { childList: true }))
        """)
      try write("two")
      try await browser.wait(for: "\(Self.words) === 'Caption, two'")
      #expect(try browser.text("gaps") == "0")
    }
  }

  @Test func `an error shows at its line beside the last picture, and clears`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try workspace.write(
        try workspace.text(of: "one.json").replacing("caption", with: "captoin"), to: "one.json")
      try await browser.wait(for: "!find('problems').hidden")
      #expect(
        try browser.text("find('problems').querySelector('h3').textContent")
          == "1 error; the picture is the last valid one")
      #expect(
        try browser.text("document.querySelector('.line.error').textContent").hasPrefix(
          "5    \"captoin\""))
      #expect(
        try browser.text("document.querySelector('.message').textContent")
          == "view: unknown key 'captoin'; did you mean 'caption'?")
      #expect(try browser.text("document.querySelector('.line mark').textContent") == "\"captoin\"")
      #expect(try browser.text(Self.words) == "Caption, one")
      #expect(try browser.text("\(Self.marks).every((e) => e.checkVisibility())") == "true")
      try write("mended")
      try await browser.wait(for: "find('problems').hidden")
      try await browser.wait(for: "\(Self.words) === 'Caption, mended'")
      #expect(try browser.text("\(Self.marks).some((e) => e.checkVisibility())") == "false")
    }
  }

  /// What says that a picture is the last valid one.
  private static let marks = "[find('stale'), find('last')]"

  @Test func `pages begin with the one that the description shows`() async throws {
    try await look { browser in
      let item = #"{"type": "kpiView", "items": [{"metric": "1"}]}"#
      let items = Array(repeating: item, count: 6).joined(separator: ", ")
      try workspace.write(
        #"{"view": {"type": "kpiHeader", "items": [\#(items)], "page": 2}}"#, to: "one.json")
      try await browser.wait(for: "find('page').textContent === 'Page 2 of 2'")
      #expect(try browser.text("find('page-on').disabled") == "true")
      _ = try browser.text("find('page-back').click()")
      try await browser.wait(for: "find('page').textContent === 'Page 1 of 2'")
    }
  }

  @Test func `a file that vanishes keeps its picture`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try FileManager.default.removeItem(at: workspace.folder.appending(path: "one.json"))
      try await browser.wait(for: "!find('problems').hidden")
      #expect(
        try browser.text("document.querySelector('.message').textContent")
          == "one.json: was deleted; its picture is redrawn when it is back")
      #expect(try browser.text(Self.words) == "Caption, one")
      #expect(try browser.text("\(Self.names).join()") == "first,second,one")
      #expect(try browser.text("document.querySelector('.badge').textContent") == "Deleted")
      try write("back")
      try await browser.wait(for: "\(Self.words) === 'Caption, back' && find('problems').hidden")
    }
  }

  private static let names =
    "[...document.querySelectorAll('.row strong')].map((e) => e.textContent)"

  @Test func `what is gone leaves the list with the next figure, and what is renamed has one row`()
    async throws
  {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      let folder = workspace.folder
      try FileManager.default.moveItem(
        at: folder.appending(path: "one.json"), to: folder.appending(path: "uno.json"))
      try await browser.wait(for: "state.items.length === 4")
      #expect(try browser.text("\(Self.names).join()") == "first,second,uno,one")
      try press("k", browser)
      try await browser.wait(for: "state.open.name === 'uno'")
      #expect(try browser.text("\(Self.names).join()") == "first,second,uno")
      try FileManager.default.moveItem(
        at: folder.appending(path: "<b>two + 2.json"), to: folder.appending(path: "zwei.json"))
      try await browser.wait(for: "\(Self.names).join() === 'uno,first,second'")
      #expect(try browser.text("state.open.name") == "uno")
    }
  }

  @Test func `the browser goes back to the figure before, and switches are no step`() async throws {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      try press("k", browser)
      try await browser.wait(for: "state.picture && state.open.name === 'second'")
      try press("a", browser)
      try await browser.wait(for: "state.picture.environment.appearance === 'dark'")
      _ = try browser.text("history.back()")
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      #expect(try browser.text("location.hash") == "#path=one.json")
      _ = try browser.text("history.forward()")
      try await browser.wait(for: "state.open.name === 'second'")
      try await browser.wait(for: "state.picture?.environment.appearance === 'dark'")
    }
  }

  @Test func `an address without a figure is told, and opened when it comes`() async throws {
    try await look(at: "path=gone.json") { browser in
      #expect(try browser.text("state.open") == "null")
      #expect(
        try browser.text("find('empty').textContent")
          == "Figure gone.json does not exist; select one from the list.")
      try workspace.write(try workspace.text(of: "one.json"), to: "gone.json")
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      _ = try browser.text("location.hash = 'path=one.json&place=4'")
      try await browser.wait(for: "!find('empty').hidden")
      #expect(
        try browser.text("find('empty').textContent")
          == "one.json has no figure 5; select one from the list.")
      _ = try browser.text(
        """
        (() => {
          const search = find('search');
          search.value = 'sec';
          search.oninput({ target: search });
          search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
        })()
        """)
      try await browser.wait(for: "state.open?.name === 'second' && find('empty').hidden")
    }
  }

  @Test func `without a picture nothing is copied, and there are no empty boxes`() async throws {
    try workspace.write("{", to: "one.json")
    try await look { browser in
      try await browser.wait(for: "!find('problems').hidden")
      #expect(try browser.text(Self.boxes) == "false")
      #expect(try browser.text("\(Self.buttons).every((e) => e.disabled)") == "true")
      #expect(try browser.text("\(Self.links).some((e) => e.href)") == "false")
      try write("mended")
      try await browser.wait(for: "\(Self.words) === 'Caption, mended'")
      #expect(try browser.text(Self.boxes) == "true")
      #expect(try browser.text("\(Self.buttons).some((e) => e.disabled)") == "false")
      #expect(try browser.text("\(Self.links).every((e) => e.href)") == "true")
    }
  }

  private static let boxes = "find('switches').checkVisibility() || find('part').checkVisibility()"
  private static let buttons = "[...find('copies').children]"
  private static let links = "[...find('downloads').children]"

  @Test(arguments: [
    ("a", "appearance", "dark"), ("g", "generation", "horizon"),
    ("c", "horizontalSizeClass", "regular"), ("d", "layoutDirection", "rightToLeft"),
    ("]", "contentSizeCategory", "extraLarge"),
  ])
  func `keys switch, and r goes back`(key: String, trait: String, value: String) async throws {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      let before = try browser.text("state.picture.environment['\(trait)']")
      try press(key, browser)
      try await browser.wait(for: "state.picture.environment['\(trait)'] === '\(value)'")
      #expect(try browser.text("location.hash").contains("\(trait)=\(value)"))
      try press("r", browser)
      try await browser.wait(for: "state.picture.environment['\(trait)'] === '\(before)'")
      #expect(try !browser.text("location.hash").contains(trait))
    }
  }

  private func press(_ key: String, _ browser: LiveBrowser) throws {
    _ = try browser.text(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }))")
  }

  @Test func `the controls switch, and an unknown language is told`() async throws {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      _ = try browser.text("document.querySelector('[data-trait=appearance] [value=dark]').click()")
      try await browser.wait(for: "state.picture.environment.appearance === 'dark'")
      try change("width", to: "250", browser)
      try await browser.wait(for: "state.picture.width === 250")
      try change("scale", to: "3", browser)
      try await browser.wait(for: "state.picture.pixelWidth === 750")
      try change("locale", to: "not a tag", browser)
      try await browser.wait(for: "document.querySelector('.message.error')")
      #expect(
        try browser.text("document.querySelector('.message.error').textContent")
          == "'locale' cannot be 'not a tag'; give a language tag such as 'en-US'")
      try change("locale", to: "de-DE", browser)
      try await browser.wait(for: "!document.querySelector('.message.error')")
      try change("width", to: "343.5", browser)
      try await browser.wait(for: "state.picture.width === 343.5")
      _ = try browser.text("document.querySelector('[data-trait=width]').focus()")
      try change("width", to: "", browser)
      try await browser.wait(for: "state.picture.width !== 343.5")
      #expect(
        try browser.text(
          "document.querySelector('[data-trait=width]').value === number(state.picture.width)")
          == "true")
    }
  }

  private func change(_ trait: String, to value: String, _ browser: LiveBrowser) throws {
    _ = try browser.text(
      """
      (() => {
        const control = document.querySelector('[data-trait=\(trait)]');
        control.value = '\(value)';
        control.dispatchEvent(new Event('change', { bubbles: true }));
      })()
      """)
  }

  @Test func `the edge of the picture is dragged`() async throws {
    try await look(at: "path=one.json&width=200") { browser in
      try await browser.wait(for: "state.picture?.width === 200")
      _ = try browser.text(
        """
        (() => {
          const grip = find('grip');
          grip.setPointerCapture = () => {};
          const send = (type, clientX) =>
            grip.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, pointerId: 1 }));
          send('pointerdown', 100); send('pointermove', 110); send('pointermove', 130);
          send('pointerup', 130);
        })()
        """)
      try await browser.wait(for: "state.picture.width === 260")
      #expect(try browser.text("find('grip').ariaValueNow") == "260")
    }
  }

  @Test func `a part of the layout is marked in the picture, with its font and color`()
    async throws
  {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      _ = try browser.text(
        """
        [...document.querySelectorAll('.part-row')]
          .find((row) => row.textContent.startsWith('caption')).onpointerenter()
        """)
      #expect(try browser.text("document.querySelectorAll('.marks .pointed').length") == "1")
      let facts = try browser.text("find('part').innerText")
      for word in ["caption", "Caption", "Frame", "Baseline", "regular", "pt", "tintColor"] {
        #expect(facts.contains(word), "\(facts)")
      }
      _ = try browser.text("find('overlay').click()")
      #expect(
        try browser.text(
          "document.querySelectorAll('.marks .frame').length === state.parts.size") == "true")
    }
  }

  @Test func `what is copied and downloaded is the picture that is seen`() async throws {
    try await look(at: "path=one.json&appearance=dark") { browser in
      try await browser.wait(for: Self.settled)
      #expect(try browser.text("copies.markdown()") == "![Caption, one](<one-dark.png>)")
      #expect(
        try browser.text("copies.command()")
          == "fiori-render render one.json --appearance dark -o one-dark.png")
      #expect(try browser.text("find('downloads').firstElementChild.download") == "one-dark.png")
      #expect(try browser.text("copies.svg()").hasPrefix("<svg "))
      #expect(
        try browser.text(
          "fetch(find('downloads').firstElementChild.href).then((r) => r.headers.get('content-type'))"
        ) == "image/png")
      try press("d", browser)
      try await browser.wait(for: "pictureName() === 'one-dark-rtl'")
      try press("r", browser)
      try await browser.wait(
        for: "pictureName() === 'one' && copies.command() === 'fiori-render render one.json'")
      try press("k", browser)
      try await browser.wait(for: "state.picture && state.open.name === 'second'")
      try press("g", browser)
      try await browser.wait(for: "switchedName()")
      #expect(try browser.text("copies.command().split(' -o ')[1]") == "horizon/")
    }
  }

  @Test func `names are texts, and a phone begins with the list`() async throws {
    try await look(at: "", size: (500, 800)) { browser in
      #expect(try browser.text("document.querySelectorAll('.row b').length") == "0")
      #expect(
        try browser.text("document.querySelector('.label span').textContent") == "<b>two + 2.json")
      #expect(try browser.text("state.open") == "null")
      _ = try browser.text("document.querySelectorAll('.row')[1].click()")
      try await browser.wait(for: Self.settled)
      #expect(try browser.text("find('path').textContent") == "<b>two + 2.json, figure 2")
      #expect(try browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
      _ = try browser.text("history.back()")
      try await browser.wait(for: "state.open === null && find('list').checkVisibility()")
    }
  }
}
