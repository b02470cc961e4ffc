extension RenderApplication {
  /// `POST /v1/diff`.
  func compare(
    _ request: WebRequest, _ exchange: WebExchange, _ trace: RequestTrace
  ) throws(Problem) {
    let type = request.head.header("Content-Type") ?? ""
    try draw(.compare(type: type, body: request.body), nil, for: exchange, trace)
  }
}
