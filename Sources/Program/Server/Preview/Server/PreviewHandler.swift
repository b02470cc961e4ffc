import Dispatch
import FileKit
import FioriRender
import RenderService

/// Answers the page's requests.
struct PreviewHandler: WebApplication {
  let model: PreviewModel
  let hub: EventHub
  /// Answers as many requests at a time as there are cores, none of them on the event loop.
  private let drawing = DispatchQueue(label: "drawing", attributes: .concurrent)

  init(model: PreviewModel, hub: EventHub) {
    (self.model, self.hub) = (model, hub)
  }

  func isVital(_ head: WebRequestHead) -> Bool { false }

  func admission(of head: WebRequestHead) -> WebAdmission { .accepted(bodyLimit: 0) }

  func response(to fault: WebFault, of head: WebRequestHead?) -> WebResponse {
    switch fault {
    case .largeBody: Answer.problem(.wrongMethod(head?.method ?? ""))
    case .malformed, .unknownVersion, .unknownCoding, .largeHead, .slow, .tooManyBytes,
      .tooManyConnections:
      Answer.problem(.unreadable)
    }
  }

  func answer(_ request: WebRequest, to exchange: WebExchange) {
    let head = request.head
    do throws(Problem) {
      try RequestCheck(head).check()
      if head.path == "/events" {
        if let page = exchange.stream(Answer.events) { hub.add(page, first: model.listing) }
        return
      }
    } catch {
      exchange.send(Answer.problem(error))
      return
    }
    drawing.async { exchange.send(response(to: head)) }
  }

  private func response(to head: WebRequestHead) -> WebResponse {
    do throws(Problem) {
      return try answer(head)
    } catch {
      return Answer.problem(error)
    }
  }

  private func answer(_ request: WebRequestHead) throws(Problem) -> WebResponse {
    switch request.path {
    case "/": return Answer.page(Page.html, type: "text/html; charset=utf-8")
    case "/preview.css": return Answer.page(Page.css, type: "text/css; charset=utf-8")
    case "/preview.js": return Answer.page(Page.js, type: "text/javascript; charset=utf-8")
    case "/favicon.ico": return Answer.page(Page.icon, type: "image/svg+xml")
    case "/drawing":
      return Answer.json(try model.content(.drawing, try DrawingQuery(request.query ?? "")))
    case "/picture":
      let query = try DrawingQuery(request.query ?? "")
      return Answer.picture(
        try model.content(.picture, query), as: query.format, saveAs: query.fileName)
    default: throw .unknownPath(String(request.path))
    }
  }
}

extension RequestCheck {
  fileprivate init(_ head: WebRequestHead) {
    self.init(
      method: head.method, path: String(head.path), host: head.header("Host"),
      origin: head.header("Origin"), fetchSite: head.header("Sec-Fetch-Site"))
  }
}

/// The files of the page, which are embedded in the program.
enum Page {
  static var html: [UInt8] { PackageResources.preview_html }
  static var css: [UInt8] { PageStyle.workbench + PackageResources.preview_css }
  static var js: [UInt8] {
    PageScript.workbench + PageScript.source + PackageResources.preview_js
  }
  /// A card with a chart.
  static let icon = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" \
    fill="#0070f2"/><path d="M4 12V8m4 4V4m4 8V6" stroke="#fff" stroke-width="2"/></svg>
    """.utf8)
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
  func check() throws(Problem) {
    guard let host, HostCheck.isLoopback(host) else {
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
}
