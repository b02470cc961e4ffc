import Foundation
import Testing

@testable import TestSupport

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
    await expect(preview.end(), is: 0)
  }

  /// The picture's own words, once it stands in the page.
  private static let words = "document.querySelector('#drawn img')?.alt"
  private static let settled = "find('figure').ariaBusy === 'false' && state.picture"

  @Test func `figures are listed, and the one of the address is open`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try browser.expect(
        "[...document.querySelectorAll('.row strong')].map((e) => e.textContent)",
        is: "first,second,one")
      try browser.expect("document.querySelector('[aria-current]').textContent", is: "oneone.json")
      try browser.expect("find('state').textContent", is: "Live")
      try browser.expect("document.images.length >= 1", is: "true")
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
      try browser.expect("gaps", is: "0")
    }
  }

  @Test func `an error shows at its line beside the last picture, and clears`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try workspace.write(
        try workspace.text(of: "one.json").replacing("caption", with: "captoin"), to: "one.json")
      try await browser.wait(for: "!find('problems').hidden")
      try browser.expect(
        "find('problems').querySelector('h3').textContent",
        is: "1 error; the picture is the last valid one")
      #expect(
        try browser.text("document.querySelector('.line.error').textContent").hasPrefix(
          "5    \"captoin\""))
      try browser.expect(
        "document.querySelector('.message').textContent",
        is: "view: unknown key 'captoin'; did you mean 'caption'?")
      try browser.expect("document.querySelector('.line mark').textContent", is: "\"captoin\"")
      try browser.expect(Self.words, is: "Caption, one")
      try browser.expect("\(Self.marks).every((e) => e.checkVisibility())", is: "true")
      try write("mended")
      try await browser.wait(for: "find('problems').hidden")
      try await browser.wait(for: "\(Self.words) === 'Caption, mended'")
      try browser.expect("\(Self.marks).some((e) => e.checkVisibility())", is: "false")
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
      try browser.expect("find('page-on').disabled", is: "true")
      _ = try browser.text("find('page-back').click()")
      try await browser.wait(for: "find('page').textContent === 'Page 1 of 2'")
    }
  }

  @Test func `a file that vanishes keeps its picture`() async throws {
    try await look { browser in
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try FileManager.default.removeItem(at: workspace.folder.appending(path: "one.json"))
      try await browser.wait(for: "!find('problems').hidden")
      try browser.expect(
        "document.querySelector('.message').textContent",
        is: "one.json: was deleted; its picture is redrawn when it is back")
      try browser.expect(Self.words, is: "Caption, one")
      try browser.expect("\(Self.names).join()", is: "first,second,one")
      try browser.expect("document.querySelector('.badge').textContent", is: "Deleted")
      try write("back")
      try await browser.wait(for: "\(Self.words) === 'Caption, back' && find('problems').hidden")
    }
  }

  private static let names =
    "[...document.querySelectorAll('.row strong')].map((e) => e.textContent)"

  @Test func `removed files leave the list with the next figure, and renamed ones have one row`()
    async throws
  {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      let folder = workspace.folder
      try FileManager.default.moveItem(
        at: folder.appending(path: "one.json"), to: folder.appending(path: "uno.json"))
      try await browser.wait(for: "state.items.length === 4")
      try browser.expect("\(Self.names).join()", is: "first,second,uno,one")
      try press("k", browser)
      try await browser.wait(for: "state.open.name === 'uno'")
      try browser.expect("\(Self.names).join()", is: "first,second,uno")
      try FileManager.default.moveItem(
        at: folder.appending(path: "<b>two + 2.json"), to: folder.appending(path: "zwei.json"))
      try await browser.wait(for: "\(Self.names).join() === 'uno,first,second'")
      try browser.expect("state.open.name", is: "uno")
    }
  }

  @Test func `the browser goes back to the previous figure, and switches are not a step`()
    async throws
  {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      try press("k", browser)
      try await browser.wait(for: "state.picture && state.open.name === 'second'")
      try press("a", browser)
      try await browser.wait(for: "state.picture.environment.appearance === 'dark'")
      _ = try browser.text("history.back()")
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      try browser.expect("location.hash", is: "#path=one.json")
      _ = try browser.text("history.forward()")
      try await browser.wait(for: "state.open.name === 'second'")
      try await browser.wait(for: "state.picture?.environment.appearance === 'dark'")
    }
  }

  @Test func `an address without a figure is reported, and opened when the figure appears`()
    async throws
  {
    try await look(at: "path=gone.json") { browser in
      try browser.expect("state.open", is: "null")
      try browser.expect(
        "find('empty').textContent",
        is: "Figure gone.json does not exist; select one from the list.")
      try workspace.write(try workspace.text(of: "one.json"), to: "gone.json")
      try await browser.wait(for: "\(Self.words) === 'Caption, one'")
      _ = try browser.text("location.hash = 'path=one.json&place=4'")
      try await browser.wait(for: "!find('empty').hidden")
      try browser.expect(
        "find('empty').textContent", is: "one.json has no figure 5; select one from the list.")
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
      try browser.expect(Self.boxes, is: "false")
      try browser.expect("\(Self.buttons).every((e) => e.disabled)", is: "true")
      try browser.expect("\(Self.links).some((e) => e.href)", is: "false")
      try write("mended")
      try await browser.wait(for: "\(Self.words) === 'Caption, mended'")
      try browser.expect(Self.boxes, is: "true")
      try browser.expect("\(Self.buttons).some((e) => e.disabled)", is: "false")
      try browser.expect("\(Self.links).every((e) => e.href)", is: "true")
    }
  }

  private static let boxes = "find('switches').checkVisibility() || find('part').checkVisibility()"
  private static let buttons = "[...find('copies').querySelectorAll('button')]"
  private static let links = "[...find('downloads').querySelectorAll('a')]"

  @Test(arguments: [
    ("a", "appearance", "dark"), ("g", "generation", "horizon"),
    ("c", "horizontalSizeClass", "regular"), ("d", "layoutDirection", "rightToLeft"),
    ("w", "differentiateWithoutColor", "true"),
    ("h", "contrast", "high"), ("e", "interfaceLevel", "elevated"),
    ("]", "contentSizeCategory", "extraLarge"),
  ])
  func `keys switch, and r goes back`(key: String, trait: String, value: String) async throws {
    try await look { browser in
      try await browser.wait(for: Self.settled)
      let shown = "String(state.picture.environment['\(trait)'])"
      let before = try browser.text(shown)
      try press(key, browser)
      try await browser.wait(for: "\(shown) === '\(value)'")
      #expect(try browser.text("location.hash").contains("\(trait)=\(value)"))
      try press("r", browser)
      try await browser.wait(for: "\(shown) === '\(before)'")
      #expect(try !browser.text("location.hash").contains(trait))
    }
  }

  private func press(_ key: String, _ browser: LiveBrowser) throws {
    _ = try browser.text(
      "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }))")
  }

  @Test func `the controls switch, and an unknown language is reported`() async throws {
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
      try browser.expect(
        "document.querySelector('.message.error').textContent",
        is: "'locale' cannot be 'not a tag'; use a language tag such as 'en-US'")
      try change("locale", to: "de-DE", browser)
      try await browser.wait(for: "!document.querySelector('.message.error')")
      try change("width", to: "343.5", browser)
      try await browser.wait(for: "state.picture.width === 343.5")
      _ = try browser.text("document.querySelector('[data-trait=width]').focus()")
      try change("width", to: "", browser)
      try await browser.wait(for: "state.picture.width !== 343.5")
      try browser.expect(
        "document.querySelector('[data-trait=width]').value === number(state.picture.width)",
        is: "true")
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
      try browser.expect("find('grip').ariaValueNow", is: "260")
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
      try browser.expect("document.querySelectorAll('.marks .pointed').length", is: "1")
      let facts = try browser.text("find('part').innerText")
      for word in ["caption", "Caption", "Frame", "Baseline", "regular", "pt", "tintColor"] {
        #expect(facts.contains(word), "\(facts)")
      }
      _ = try browser.text("find('overlay').click()")
      try browser.expect(
        "document.querySelectorAll('.marks .frame').length === state.parts.size", is: "true")
    }
  }

  @Test func `copies and downloads are the visible picture`() async throws {
    try await look(at: "path=one.json&appearance=dark") { browser in
      try await browser.wait(for: Self.settled)
      try browser.expect("copies.markdown()", is: "![Caption, one](<one-dark.png>)")
      try browser.expect(
        "copies.command()", is: "fiori-render render one.json --appearance dark -o one-dark.png")
      try browser.expect("find('downloads').querySelector('a').download", is: "one-dark.png")
      #expect(try browser.text("copies.svg()").hasPrefix("<svg "))
      try browser.expect(
        "JSON.parse(copies.json()).environment.appearance + JSON.parse(copies.json()).view.caption",
        is: "darkCaption")
      let swift = try browser.text("copies.swift()")
      #expect(
        swift.contains("KPIView(") && swift.contains("environment.appearance = .dark"), "\(swift)")
      let python = try browser.text("copies.python()")
      #expect(python.hasPrefix("import fiori_render as fr\n\npicture = fr.render({"), "\(python)")
      #expect(python.hasSuffix("})\npicture.save(\"one-dark.png\")\n"), "\(python)")
      try browser.expect(
        "fetch(find('downloads').querySelector('a').href).then((r) => r.headers.get('content-type'))",
        is: "image/png")
      try press("d", browser)
      try await browser.wait(for: "pictureName() === 'one-dark-rtl'")
      try press("r", browser)
      try await browser.wait(
        for: "pictureName() === 'one' && copies.command() === 'fiori-render render one.json'")
      try press("k", browser)
      try await browser.wait(for: "state.picture && state.open.name === 'second'")
      try press("g", browser)
      try await browser.wait(for: "switchedName()")
      try browser.expect("copies.command().split(' -o ')[1]", is: "horizon/")
    }
  }

  @Test func `measures and numbers are around the picture, also in downloads`() async throws {
    try await look(at: "path=one.json") { browser in
      try await browser.wait(for: Self.settled)
      let alone = try browser.text("`${state.picture.width}`")
      try press("m", browser)
      try await browser.wait(for: "state.picture.annotated")
      try browser.expect("state.picture.annotated.width > state.picture.width", is: "true")
      try browser.expect("`${state.picture.width}`", is: alone)
      try browser.expect(
        "find('drawn').firstChild.naturalWidth > 0 && find('grip').hidden", is: "true")
      _ = try browser.text("find('explained').querySelector('[value=anatomy]').click()")
      try await browser.wait(for: "pictureName() === 'one-measures-anatomy'")
      try browser.expect(
        "copies.command()",
        is:
          "fiori-render layout one.json --overlay one-measures-anatomy.png --measures --anatomy")
      try browser.expect("copies.block().split('\\n')[0]", is: "```fiori measures anatomy")
      try browser.expect("JSON.stringify(JSON.parse(copies.json()).environment ?? {})", is: "{}")
      try browser.expect(
        """
        fetch(find('downloads').querySelector('[data-format=svg]').href)
          .then((r) => r.text()).then((t) => t === copies.svg())
        """,
        is: "true")
      try browser.expect("location.hash.includes('overlay=measures%2Canatomy')", is: "true")
      try press("m", browser)
      try press("n", browser)
      try await browser.wait(for: "!state.picture.annotated && !find('grip').hidden")
    }
  }

  @Test func `names are texts, and a phone begins with the list`() async throws {
    try await look(at: "", size: (500, 800)) { browser in
      try browser.expect("document.querySelectorAll('.row b').length", is: "0")
      try browser.expect("document.querySelector('.label span').textContent", is: "<b>two + 2.json")
      try browser.expect("state.open", is: "null")
      _ = try browser.text("document.querySelectorAll('.row')[1].click()")
      try await browser.wait(for: Self.settled)
      try browser.expect("find('path').textContent", is: "<b>two + 2.json, figure 2")
      try browser.expect("document.documentElement.scrollWidth <= innerWidth", is: "true")
      _ = try browser.text("history.back()")
      try await browser.wait(for: "state.open === null && find('list').checkVisibility()")
    }
  }
}
