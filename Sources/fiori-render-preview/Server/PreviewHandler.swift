import FileKit
import FioriRender
import FlyingFox
import Foundation

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
