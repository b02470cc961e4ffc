import Foundation
import Testing

@testable import TestSupport

/// The page of `gallery`, opened from the disk.
@Suite(.enabled(if: Browser.isWanted, "\(Browser.reason)"), .serialized)
struct GalleryBrowserTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try GallerySample.write(to: workspace)
  }

  /// Makes the gallery, opens it at a state, and does something with it.
  private func look(
    at hash: String = "", size: (Int, Int) = (1280, 800), flags: [String] = [],
    _ body: (LiveBrowser) async throws -> Void
  ) async throws {
    _ = try await workspace.run(["gallery", "in", "-o", "out"] + flags)
    let page = workspace.folder.appending(path: "out/index.html").absoluteString
    let browser = try await LiveBrowser(page + hash, size: size, in: workspace)
    defer { browser.close() }
    try await browser.wait(for: "document.documentElement.classList.contains('live')")
    try await body(browser)
  }

  /// The titles of the pictures that are shown.
  private func titles(_ browser: LiveBrowser) throws -> String {
    try browser.text(
      "[...document.querySelectorAll('.card')].filter((card) => card.checkVisibility())"
        + ".map((card) => card.querySelector('h3').textContent)")
  }

  /// Clicks a filter by its label.
  private func choose(_ label: String, _ browser: LiveBrowser) throws {
    _ = try browser.text(
      """
      [...document.querySelectorAll('.filters label')]
        .find((row) => row.querySelector('span').textContent === '\(label)').click()
      """)
  }

  /// The number beside a filter.
  private func count(_ label: String, _ browser: LiveBrowser) throws -> String {
    try browser.text(
      """
      [...document.querySelectorAll('.filters label')]
        .find((row) => row.querySelector('span').textContent === '\(label)')
        .querySelector('b').textContent
      """)
  }

  private static let all =
    "Sales loading,Sales,Ring,Orders,Charts 2,Palette V8,Palette V2"

  @Test func `all is searched and filtered, and nothing may go to a network`() async throws {
    try await look { browser in
      try expect(titles(browser), is: Self.all)
      try browser.expect("find('shown').textContent", is: "7 entries")
      try await browser.wait(for: "document.images[0].complete && document.images[0].naturalWidth")
      try checkNetwork(browser)
      try checkFilters(browser)
      try checkSearch(browser)
    }
  }

  private func checkNetwork(_ browser: LiveBrowser) throws {
    try browser.expect(
      "[...document.images].every((image) => image.src.startsWith('file:'))", is: "true")
    let refusal = """
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          done(event.effectiveDirective));
        fetch('https://example.invalid/').catch(() => {});
      })
      """
    try browser.expect(refusal, is: "connect-src")
  }

  private func checkFilters(_ browser: LiveBrowser) throws {
    try choose("KPI view", browser)
    try expect(titles(browser), is: "Sales loading,Sales")
    try expect(count("Loading", browser), is: "1")
    try expect(count("KPI progress view", browser), is: "1")
    try expect(count("Line", browser), is: "0")
    try choose("Loading", browser)
    try expect(titles(browser), is: "Sales loading")
    try browser.expect("find('shown').textContent", is: "1 of 7 entries")
    try browser.expect("location.hash", is: "#view=kpiView&state=loading")
    for label in ["KPI view", "Loading", "Line", "Bar"] { try choose(label, browser) }
    try expect(titles(browser), is: "Orders,Charts 2")
    _ = try browser.text("find('clear').click()")
    try expect(titles(browser), is: Self.all)
    try browser.expect("location.hash", is: "")
  }

  private func checkSearch(_ browser: LiveBrowser) throws {
    let queries = [
      ("SALES month", "Sales"), ("isloading", "Sales loading"), ("0.64", "Ring"), ("no such", ""),
      ("ales", ""), ("#\"chartType\":", "Orders,Charts 2"), ("line", "Orders"),
    ]
    for (query, found) in queries {
      _ = try browser.text("(find('search').value = '\(query)', find('search').oninput())")
      try expect(titles(browser), is: found)
      try browser.expect("find('empty').checkVisibility()", is: "\(found.isEmpty)")
    }
  }

  @Test func `the tab key stops at one picture, and the arrow keys go on from there`() async throws
  {
    try await look { browser in
      let stops = "[...document.querySelectorAll('.card a')].filter((link) => link.tabIndex === 0)"
      try browser.expect("\(stops).map((link) => link.textContent)", is: "Sales loading")
      _ = try browser.text("\(stops)[0].focus()")
      let press = { (key: String) in
        _ = try browser.text(
          "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
            + "{ key: '\(key)', bubbles: true }))")
      }
      let steps = [("ArrowRight", "Sales"), ("ArrowLeft", "Sales loading"), ("End", "Palette V2")]
      for (key, title) in steps {
        try press(key)
        try browser.expect("document.activeElement.textContent", is: title)
        try browser.expect("\(stops).map((link) => link.textContent)", is: title)
      }
      try press("Home")
      try browser.expect("document.activeElement.textContent", is: "Sales loading")
      let place = "document.activeElement.closest('.card').getBoundingClientRect()"
      _ = try browser.text("(window.first = \(place)).top")
      try press("ArrowDown")
      try browser.expect("[\(place).left - first.left, \(place).top > first.top]", is: "0,true")
      try press("ArrowUp")
      try browser.expect("document.activeElement.textContent", is: "Sales loading")
    }
  }

  @Test func `a picture is opened by its address, and the switch shows light, dark or both`()
    async throws
  {
    try await look(at: "#view=kpiView&show=light&open=kpi/sales-loading") { browser in
      try await browser.wait(for: "find('sheet').open")
      try checkOpened(browser)
      _ = try browser.text("find('clear').click()")
      try checkSwitch(browser)
    }
  }

  private func checkOpened(_ browser: LiveBrowser) throws {
    try browser.expect("find('sheet-path').textContent", is: "kpi/sales-loading.json")
    try browser.expect("find('place').textContent", is: "1 of 2")
    _ = try browser.text("find('next').click()")
    try browser.expect("location.hash", is: "#view=kpiView&show=light&open=sales")
    try browser.expect("find('sheet-title').textContent", is: "Sales")
    try browser.expect("find('code').textContent + '\\n'", is: workspace.text(of: "in/sales.json"))
    try browser.expect("find('words').textContent", is: "Sales this month, 294")
    try browser.expect(
      "[...find('links').querySelectorAll('a:not([download])')].map((a) => a.getAttribute('href'))",
      is: "pictures/light/sales.svg,pictures/light/sales.png,pictures/dark/sales.svg,"
        + "pictures/dark/sales.png,http://127.0.0.1:4680/#path=sales.json")
    try browser.expect(
      "[...find('links').querySelectorAll('[download]')].map((a) => a.download)",
      is: "sales.svg,sales.png,sales-dark.svg,sales-dark.png")
    #expect(try browser.text("find('facts').textContent").contains("PaletteV8"))
    _ = try browser.text("find('close').click()")
    try browser.expect("find('sheet').open", is: "false")
    try browser.expect("document.activeElement.textContent", is: "Sales")
  }

  private func checkSwitch(_ browser: LiveBrowser) throws {
    let seen = """
      [...document.querySelectorAll('.card img')].filter((image) => image.checkVisibility())
        .map((image) => image.getAttribute('src')).filter((src) => /sales.svg|charts-2/.test(src))
      """
    let (light, dark) = ("pictures/light/sales.svg", "pictures/dark/sales.svg")
    let (twin, own) = ("pictures/light/charts-2.svg", "pictures/dark/charts-2.svg")
    try browser.expect(seen, is: "\(light),\(own)")
    _ = try browser.text("document.querySelector('#shows [value=dark]').click()")
    try browser.expect(seen, is: "\(dark),\(own)")
    try browser.expect("getComputedStyle(document.documentElement).colorScheme", is: "dark")
    _ = try browser.text("document.querySelector('#shows [value=both]').click()")
    try browser.expect(seen, is: "\(light),\(dark),\(twin),\(own)")
    try browser.expect("location.hash", is: "#show=both")
    _ = try browser.text("document.querySelector('#shows [value=table]').click()")
    try browser.expect(seen, is: "\(light),\(dark),\(twin),\(own)")
    let edges = { (appearance: String) in
      """
      new Set([...document.querySelectorAll('#view-kpiView .pane.\(appearance)')]
        .map((pane) => pane.getBoundingClientRect().left)).size
      """
    }
    try browser.expect(edges("light"), is: "1")
    try browser.expect(edges("dark"), is: "1")
    try browser.expect("location.hash", is: "#show=table")
  }

  @Test func `a figure of a row has the description of all rows`() async throws {
    try workspace.write(
      #"{"data": {"each": true, "values": [{"n": "1"}, {"n": "2"}]}, "name": "row-${n}", "view":"#
        + #" {"type": "kpiView", "items": [{"metric": {"$": "n"}}]}}"# + "\n", to: "in/rows.json")
    try await look(at: "#open=row-2") { browser in
      try await browser.wait(for: "find('sheet').open")
      try browser.expect(
        "find('code').textContent + '\\n'", is: workspace.text(of: "in/rows.json"))
    }
  }

  @Test func `an opened picture shows measures and numbers around it`() async throws {
    try await look(at: "#open=sales", flags: ["--measures", "--anatomy"]) { browser in
      try await browser.wait(for: "find('sheet').open && !find('around').hidden")
      _ = try browser.text("find('around').querySelector('[value=measures]').click()")
      try await browser.wait(for: "find('panes').querySelector('img').naturalWidth > 0")
      try browser.expect(
        "find('panes').querySelector('img').getAttribute('src')",
        is: "pictures/measures/sales.svg")
      _ = try browser.text("find('next').click()")
      try browser.expect(
        "find('panes').querySelector('img').getAttribute('src').startsWith('pictures/measures/')",
        is: "true")
    }
  }

  @Test func `one of several figures has its own description, and its file beside it`()
    async throws
  {
    try await look(at: "#open=charts-2") { browser in
      try await browser.wait(for: "find('sheet').open")
      try browser.expect(
        "find('code').textContent",
        is: """
          {
            "environment": { "generation": "horizon", "width": 200, "height": 120, "appearance": "dark" },
            "view": {"type": "chartView", "chartType": "bar", "series": [{"values": [4, 5]}]}
          }
          """)
      _ = try browser.text("find('languages').lastChild.click()")
      try browser.expect("find('code').textContent", is: workspace.text(of: "in/charts.json"))
    }
  }

  @Test func `closing goes back, and an anchor keeps the filter`() async throws {
    try await look(at: "#view=kpiView") { browser in
      let steps = try browser.text("history.length")
      _ = try browser.text("document.querySelector('.card:not([hidden]) a').click()")
      #expect(try browser.text("location.hash").contains("open="))
      _ = try browser.text("find('next').click()")
      try browser.expect("find('next').ariaDisabled + find('next').disabled", is: "truefalse")
      _ = try browser.text("find('close').click()")
      try await browser.wait(for: "location.hash === '#view=kpiView'")
      try browser.expect("find('sheet').open", is: "false")
      _ = try browser.text("document.querySelector('.skip').click()")
      try browser.expect("location.hash + document.activeElement.id", is: "#view=kpiViewresults")
      try browser.expect("history.length - 1", is: steps)
      _ = try browser.text("location.hash = '#view-chartView'")
      try await browser.wait(for: "location.hash === '#view-chartView'")
      try expect(titles(browser), is: "Sales loading,Sales")
    }
  }

  @Test func `a phone has its filters behind a button, and scrolls one way`() async throws {
    try await look(size: (500, 800)) { browser in
      try browser.expect("find('filters').checkVisibility()", is: "false")
      _ = try browser.text("find('show-filters').click()")
      try browser.expect("find('filters').checkVisibility()", is: "true")
      try browser.expect("find('show-filters').ariaExpanded", is: "true")
      try browser.expect("document.documentElement.scrollWidth <= innerWidth", is: "true")
      try browser.expect("find('end-filters').textContent", is: "Show 7 entries")
      _ = try browser.text("find('end-filters').click()")
      try browser.expect("find('filters').checkVisibility()", is: "false")
    }
  }
}
