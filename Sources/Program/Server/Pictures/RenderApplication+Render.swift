import FioriRender
import RenderService

extension RenderApplication {
  /// `POST /v1/render`.
  func render(
    _ request: WebRequest, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let (query, accept) = (request.head.query.map(String.init), request.head.headers("Accept"))
    let format = try RenderQuery(query, accept: accept).format
    try draw(
      .render(query: query, accept: accept, body: request.body), format, for: exchange, trace)
  }
}
