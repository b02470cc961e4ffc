import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// What is said of a wrong object header, in words.
struct WrongObjectHeaderTests {
  private func check(_ item: WrongObjectHeader) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
  }

  private static let noHeadline =
    "error: view.headlineText: 'headlineText' is missing; give the header one"

  @Test(arguments: [
    WrongObjectHeader(view: "", noHeadline),
    WrongObjectHeader(view: #""headlineText":"""#, noHeadline),
    WrongObjectHeader(view: #""headlineText":" \n\t""#, noHeadline),
    WrongObjectHeader(view: #""headlineText":null"#, noHeadline),
    WrongObjectHeader(view: #""subheadlineText":"A""#, noHeadline),
    WrongObjectHeader(view: #""isLoading":true"#),
  ])
  func `a header has a headline`(item: WrongObjectHeader) throws { try check(item) }

  @Test(arguments: [
    WrongObjectHeader(
      view: #""headlineText":5"#,
      "error: view.headlineText: expected a text, found the number 5; write \"5\""),
    WrongObjectHeader(
      #""subheadlineText":true"#, "error: view.subheadlineText: expected a text, found true"),
    WrongObjectHeader(
      #""bodyText":[]"#,
      "error: view.bodyText: expected at least one run such as {\"text\": …}, "
        + "found an empty array"),
    WrongObjectHeader(
      #""footnoteText":7"#,
      "error: view.footnoteText: expected a text, found the number 7; write \"7\""),
    WrongObjectHeader(
      #""descriptionText":{}"#, "error: view.descriptionText: 'text' is missing; give a text"),
    WrongObjectHeader(
      #""statusText":false"#, "error: view.statusText: expected a text, found false"),
    WrongObjectHeader(
      #""substatusText":1.5"#,
      "error: view.substatusText: expected a text, found the number 1.5; write \"1.5\""),
    WrongObjectHeader(
      #""isLoading":"yes""#, "error: view.isLoading: expected true or false, found 'yes'"),
    WrongObjectHeader(
      #""headlinText":"B""#, "error: view: unknown key 'headlinText'; did you mean 'headlineText'?"
    ),
  ])
  func `a text is a text`(item: WrongObjectHeader) throws { try check(item) }

  @Test(arguments: [
    WrongObjectHeader(#""tags":"B""#, "error: view.tags: expected an array, found 'B'"),
    WrongObjectHeader(
      #""tags":["B",1]"#,
      "error: view.tags[1]: expected a text, found the number 1; write \"1\""),
    WrongObjectHeader(#""tags":[{}]"#, "error: view.tags[0]: 'title' is missing; give a text"),
    WrongObjectHeader(
      #""tags":[{"title":"B","color":"red"}]"#,
      "error: view.tags[0]: unknown key 'color'; expected one of 'title', 'colorScheme', 'fillColor'"
    ),
    WrongObjectHeader(
      #""tags":[{"title":"B","colorScheme":"drak"}]"#,
      "error: view.tags[0].colorScheme: unknown color scheme 'drak'; did you mean 'dark'?"),
    WrongObjectHeader(
      ##""tags":[{"title":"B","fillColor":"#12"}]"##,
      "error: view.tags[0].fillColor: expected #RRGGBB or #RRGGBBAA, found '#12'"),
    WrongObjectHeader(
      #""numberOfTagLines":-1"#,
      "error: view.numberOfTagLines: expected a whole number from 0 to 100, found -1"),
    WrongObjectHeader(
      #""numberOfTagLines":1.5"#,
      "error: view.numberOfTagLines: expected a whole number from 0 to 100, found 1.5"),
    WrongObjectHeader(#""tags":[{"text":"B"}]"#),
  ])
  func `a tag has a title`(item: WrongObjectHeader) throws { try check(item) }

  @Test(arguments: [(64, []), (65, ["65 tags"])] as [(Int, [String])])
  func `there are at most sixty-four tags`(count: Int, lines: [String]) throws {
    let tags = Array(repeating: "\"B\"", count: count).joined(separator: ",")
    let found = try DrawnDescription(WrongObjectHeader("\"tags\":[\(tags)]").json).lines
    expect(found, is: lines.map { "error: view.tags: \($0), more than the 64 allowed; give fewer" })
  }

  @Test(arguments: [
    WrongObjectHeader(
      #""labelItems":{}"#, "error: view.labelItems: expected an array, found an object"),
    WrongObjectHeader(
      #""labelItems":["B",{}]"#,
      "error: view.labelItems[1]: expected a text or an image, found neither"),
    WrongObjectHeader(
      #""labelItems":[""]"#,
      "error: view.labelItems[0]: expected a text or an image, found neither"),
    WrongObjectHeader(
      #""labelItems":[{"text":"B","alignment":"left"}]"#,
      "error: view.labelItems[0].alignment: unknown side 'left'; "
        + "expected one of 'leading', 'trailing'"),
    WrongObjectHeader(
      #""labelItems":[{"text":"B","image":"missing.png"}]"#,
      "error: view.labelItems[0].image: image 'missing.png' cannot be found without a folder; "
        + "pass --resources DIR"),
    WrongObjectHeader(
      #""labelItems":["1","2","3","4","5","6","7","8"]"#,
      "warning: view.labelItems[6]: not drawn: a header shows at most 6 label items; remove it"),
    WrongObjectHeader(
      #""labelItems":["1","2","3","4","5","6","7",""]"#,
      "error: view.labelItems[7]: expected a text or an image, found neither",
      "warning: view.labelItems[6]: not drawn: a header shows at most 6 label items; remove it"),
    WrongObjectHeader(
      #""numberOfLabelItems":101"#,
      "error: view.numberOfLabelItems: expected a whole number from 0 to 100, found 101"),
  ])
  func `a label item has a text or an image`(item: WrongObjectHeader) throws { try check(item) }

  @Test(arguments: [
    WrongObjectHeader(
      #""statusImage":5"#,
      "error: view.statusImage: expected a text, found the number 5; write \"5\""),
    WrongObjectHeader(
      #""substatusImage":"builtin:warn""#,
      "error: view.substatusImage: unknown builtin icon 'warn'; expected one of 'trend-up', "
        + "'trend-down', 'trend-neutral', 'document', 'package', 'person', 'location', 'calendar', "
        + "'warning'"),
    WrongObjectHeader(
      #""detailContentView":5"#,
      "error: view.detailContentView: expected a text, found the number 5; write \"5\""),
    WrongObjectHeader(
      #""detailImageSize":44"#, "error: view.detailImageSize: expected an object, found 44"),
    WrongObjectHeader(
      #""detailImageSize":{}"#,
      "error: view.detailImageSize: 'width' is missing; give the points",
      "error: view.detailImageSize: 'height' is missing; give the points"),
    WrongObjectHeader(
      #""detailImageSize":{"width":-1,"height":44}"#,
      "error: view.detailImageSize.width: expected a number from 1 to 1024, found -1"),
    WrongObjectHeader(
      #""detailImageSize":{"width":44,"height":"44"}"#,
      "error: view.detailImageSize.height: expected a number from 1 to 1024, found a string; "
        + "write 44"),
    WrongObjectHeader(
      #""detailImageSize":{"width":44,"height":1e9}"#,
      "error: view.detailImageSize.height: expected a number from 1 to 1024, found 1000000000"),
  ])
  func `an image and its size are of their kinds`(item: WrongObjectHeader) throws {
    try check(item)
  }

  @Test(arguments: ["statusImage", "substatusImage", "detailImage", "detailContentView"])
  func `an image is one that can be read`(key: String) throws {
    func message(_ path: String) throws -> [String] {
      let json = "{\"view\":\(WrongObjectHeader("\"\(key)\":\"\(path)\"").view)}"
      var figure = try #require(DescribedDocument(json).document.figures.first)
      figure.resources = ResourceFolder(path: HostileFile.folder.path)
      do {
        _ = try Renderer().drawing(of: figure)
        return []
      } catch let error as DescriptionError {
        return error.diagnostics.map { $0.description.from("view.\(key)") }
      }
    }
    try expect(
      message("../../etc/passwd"),
      is: [
        "view.\(key): image '../../etc/passwd' is outside the folder; use a path inside it, or allow "
          + "another folder with --resources DIR"
      ])
    try expect(
      message("missing.png"),
      is: [
        "view.\(key): image 'missing.png' does not exist; "
          + "give the path of a PNG, JPEG or SVG file"
      ])
  }

  @Test(arguments: [ContentSizeCategory.large, .extraExtraLarge])
  func `an image wider than half of its header is made smaller`(
    category: ContentSizeCategory
  ) throws {
    func drawn(_ width: Double) throws -> DrawnView {
      let header = ObjectHeader(
        headlineText: "A", detailImage: .builtin(.person),
        detailImageSize: Size(width: width, height: 44))
      return try DrawnView(header) { $0.contentSizeCategory = category }
    }
    try expect(drawn(171.5).warnings, is: [])
    let wide = try drawn(343)
    expect(
      wide.warnings,
      is: [
        "warning: view.detailImageSize.width: 343 is more than half of the header; 171.5 is drawn"
      ])
    try expect(wide.part("detailImage").frame.size, is: Size(width: 171.5, height: 22))
  }

  @Test func `a size that only Swift can get wrong is an error, too`() throws {
    let header = ObjectHeader(
      headlineText: "A", detailImageSize: Size(width: .nan, height: -1))
    try expect(
      DrawnView.errors(of: header),
      is: [
        "error: view.detailImageSize.width: expected a number from 1 to 1024, found nan",
        "error: view.detailImageSize.height: expected a number from 1 to 1024, found -1.0",
      ])
  }

  @Test(arguments: [
    WrongObjectHeader(
      #""kpiView":{"items":[]}"#,
      "warning: view.kpiView.items: no items; an empty value is drawn. Add at least a metric"),
    WrongObjectHeader(
      #""kpiView":[]"#, "error: view.kpiView: expected an object, found an array"),
    WrongObjectHeader(
      #""kpiView":{"items":[{"metrc":"1"}]}"#,
      "error: view.kpiView.items[0]: unknown key 'metrc'; did you mean 'metric'?"),
  ])
  func `the KPI of a header is checked as any other`(item: WrongObjectHeader) throws {
    try check(item)
  }

  @Test(arguments: [
    WrongObjectHeader(
      #""statusLayout":"stack""#,
      "error: view.statusLayout: unknown status layout 'stack'; did you mean 'stacked'?"),
    WrongObjectHeader(
      #""statusLayout":0"#,
      "error: view.statusLayout: expected 'stacked', 'inline' or 'row', found 0"),
    WrongObjectHeader(
      #""version":"version2""#,
      "error: view.version: unknown version 'version2'; expected one of 'v1', 'v2'"),
    WrongObjectHeader(
      #""version":2"#, "error: view.version: expected 'v1' or 'v2', found 2"),
    WrongObjectHeader(
      #""backgroundColorScheme":"sunny""#,
      "error: view.backgroundColorScheme: unknown color scheme 'sunny'; expected one of 'device', "
        + "'deviceInverse', 'light', 'dark', 'darkBackground', 'darkConstant', 'lightBackground', "
        + "'lightConstant'"),
    WrongObjectHeader(
      #""pageControl":{"pageIndicatorTintColor":"rde"}"#,
      "error: view.pageControl.pageIndicatorTintColor: unknown color 'rde'; did you mean 'red'?"),
    WrongObjectHeader(
      #""styleClass":5"#, "error: view.styleClass: expected a text, found the number 5; write \"5\""
    ),
  ])
  func `a word is one that is known`(item: WrongObjectHeader) throws { try check(item) }

  @Test(arguments: [
    WrongObjectHeader(
      #""splitPercent":0.5"#,
      "warning: view.splitPercent: deprecated and ignored; widths depend on "
        + "the content; remove it"),
    WrongObjectHeader(
      #""isApplyingSplitPercent":true"#,
      "warning: view.isApplyingSplitPercent: deprecated and ignored; widths depend on "
        + "the content; remove it"),
    WrongObjectHeader(
      #""splitPercent":"half""#, "error: view.splitPercent: expected a number, found 'half'"),
    WrongObjectHeader(
      #""isApplyingSplitPercent":1"#,
      "error: view.isApplyingSplitPercent: expected true or false, found 1"),
  ])
  func `what the SDK ignores is ignored with a warning`(item: WrongObjectHeader) throws {
    try check(item)
  }

  @Test(arguments: [
    WrongObjectHeader(
      #""version":"v1","labelItems":["B"]"#,
      "warning: view.labelItems: not drawn: version 'v1' has no label items; remove it or use "
        + "version 'v2'"),
    WrongObjectHeader(
      #""version":"v1","kpiView":{"items":[{"metric":"1"}]}"#,
      "warning: view.kpiView: not drawn: version 'v1' has no KPI; remove it or use "
        + "version 'v2'"),
    WrongObjectHeader(
      #""version":"v1","statusLayout":"row""#,
      "warning: view.statusLayout: not drawn: version 'v1' has no status layout; remove it or "
        + "use version 'v2'"),
    WrongObjectHeader(#""version":"v1","statusLayout":"stacked""#),
    WrongObjectHeader(
      regular:
        #""version":"v1","detailContentView":"builtin:person","bodyText":"B","descriptionText":"C""#,
      "warning: view.descriptionText: not drawn: version 'v1' hides it in regular beside a detail "
        + "and tags, body or footnote; remove it"),
    WrongObjectHeader(
      #""version":"v1","detailContentView":"builtin:person","bodyText":"B","descriptionText":"C""#),
  ])
  func `what the first version has not is warned of`(item: WrongObjectHeader) throws {
    try check(item)
  }

  @Test(arguments: [
    WrongObjectHeader(
      #""page":2"#, "error: view.page: page 2 does not exist; the view has 1 page"),
    WrongObjectHeader(
      #""page":3,"detailContentView":"builtin:person""#,
      "error: view.page: page 3 does not exist; the view has 2 pages"),
    WrongObjectHeader(#""page":2,"detailContentView":"builtin:person""#),
    WrongObjectHeader(
      regular: #""page":2,"detailContentView":"builtin:person""#,
      "error: view.page: page 2 does not exist; the view has 1 page"),
    WrongObjectHeader(
      #""page":0"#, "error: view.page: expected a page, counted from 1, found 0"),
    WrongObjectHeader(
      #""page":"1""#, "error: view.page: expected a page, counted from 1, found '1'"),
  ])
  func `a page is one that there is`(item: WrongObjectHeader) throws { try check(item) }

  @Test func `a page that is asked for has to be there, too`() throws {
    var header = ObjectHeader(headlineText: "A")
    try expect(
      DrawnView.errors(of: header, page: 2),
      is: [
        "error: view: page 2 does not exist; the view has 1 page"
      ])
    header.detailContentView = .image(.builtin(.person))
    try expect(DrawnView.errors(of: header, page: 2), is: [])
    try expect(
      DrawnView.errors(of: header, page: 3),
      is: [
        "error: view: page 3 does not exist; the view has 2 pages"
      ])
    header.isLoading = true
    try expect(DrawnView.errors(of: header, page: 2), is: [])
    try expect(
      DrawnView.errors(of: header, page: 3),
      is: [
        "error: view: page 3 does not exist; the view has 2 pages"
      ])
  }
}

extension String {
  /// What begins at a head; the whole where there is none.
  fileprivate func from(_ head: String) -> String {
    range(of: head).map { String(self[$0.lowerBound...]) } ?? self
  }
}
