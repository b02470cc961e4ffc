import FileKit
import FioriRender
import FlyingFox
import PageKit

/// Answers the page's requests.
struct PreviewHandler: HTTPHandler {
  let model: PreviewModel
  let hub: EventHub

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(RequestError) {
      try RequestCheck(request).check()
      return try answer(request)
    } catch {
      return Answer.error(error)
    }
  }

  private func answer(_ request: HTTPRequest) throws(RequestError) -> HTTPResponse {
    switch request.path {
    case "/": return Answer.page(Page.html, type: "text/html; charset=utf-8")
    case "/preview.css": return Answer.page(Page.css, type: "text/css; charset=utf-8")
    case "/preview.js": return Answer.page(Page.js, type: "text/javascript; charset=utf-8")
    case "/favicon.ico": return Answer.page(Page.icon, type: "image/svg+xml")
    case "/events": return Answer.events(hub.events(first: model.listing))
    case "/drawing":
      let query = try DrawingQuery(request)
      let picture = try model.picture(query.path, query.place, query.switches)
      return Answer.json(picture.json(svg: picture.drawing.flatMap { model.svg(of: $0) }))
    case "/picture":
      let query = try DrawingQuery(request)
      let bytes = try model.bytes(query.path, query.place, query.switches, as: query.format)
      return Answer.picture(bytes, as: query.format, saveAs: query.fileName)
    default: throw .unknownPath(request.path)
    }
  }
}

extension RequestCheck {
  fileprivate init(_ request: HTTPRequest) {
    self.init(
      method: request.method.rawValue, path: request.path, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")],
      fetchSite: request.headers[HTTPHeader("Sec-Fetch-Site")])
  }
}

/// The files of the page, which are embedded in the program.
enum Page {
  static var html: [UInt8] { PackageResources.preview_html }
  static var css: [UInt8] { PageStyle.workbench + PackageResources.preview_css }
  static var js: [UInt8] { PageScript.workbench + PackageResources.preview_js }
  /// A card with a chart.
  static let icon = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" \
    fill="#0070f2"/><path d="M4 12V8m4 4V4m4 8V6" stroke="#fff" stroke-width="2"/></svg>
    """.utf8)
}

/// The figure and settings in a request.
struct DrawingQuery {
  let path: String
  /// The index of the figure, from 0.
  let place: Int
  let switches: Switches
  let format: Format
  /// The file name for saving, or `nil` to display the picture.
  let fileName: String?

  /// - Throws: The error if a parameter is missing or invalid.
  init(_ request: HTTPRequest) throws(RequestError) {
    let query = Dictionary(
      request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    guard let path = query["path"] else { throw .missing("path") }
    let placeText = query["place"] ?? "0"
    guard let place = Int(placeText), place >= 0 else {
      throw .wrongValue("place", placeText, expected: "a whole number such as '0'")
    }
    let formatText = query["format"] ?? "svg"
    guard let format = Format(rawValue: formatText) else {
      throw .wrongValue("format", formatText, expectedOf: Format.self)
    }
    (self.path, self.place, self.format) = (path, place, format)
    switches = try Switches(query)
    fileName = query["save"].flatMap { FileName.isPlain($0) ? $0 : nil }
  }
}

/// Checks whether a request comes from the page itself.
///
/// Any page in the browser can send requests to this machine, and other people's host names can
/// resolve to it. Headers that pages cannot forge reveal both.
struct RequestCheck: Hashable, Sendable {
  let method: String
  let path: String
  /// The values of the headers, or `nil` if missing.
  let host: String?
  let origin: String?
  let fetchSite: String?

  /// - Throws: The reason to reject the request.
  func check() throws(RequestError) {
    guard let host, Self.isLoopback(host) else {
      throw .foreign("the host '\(host ?? "")' is not this machine")
    }
    if let origin, origin != "http://\(host)" {
      throw .foreign("the request comes from the page '\(origin)'")
    }
    // Other pages may link to this one, which is empty until its own script requests the contents.
    if let fetchSite, !Self.ownSites.contains(fetchSite), path != "/" {
      throw .foreign("another site requests '\(path)'")
    }
    guard method == "GET" else { throw .wrongMethod(method) }
  }

  /// The values of Sec-Fetch-Site for requests of the page itself and for a typed address.
  private static let ownSites: Set<String> = ["same-origin", "none"]

  /// Returns whether a host, with its port, is this machine.
  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, ["127.0.0.1", "localhost"].contains(name.lowercased()) else {
      return false
    }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }
}
