import Dispatch
import FileKit
import RenderService

/// Runs the preview from its start to Ctrl-C.
struct PreviewRun {
  let model: PreviewModel
  let supervisor: MessageSocket
  let order: PreviewOrder
  /// The port, or `nil` for the default or any free one.
  let port: UInt16?
  let opensBrowser: Bool

  /// Serves the page until a signal stops the program.
  ///
  /// - Throws: The failure if the page cannot be served.
  func run() throws(RunFailure) {
    Signals.ignoreClosedPipes()
    let request = try Signals.shutdownRequest()
    DispatchQueue(label: "supervisor").async { [supervisor] in
      // The supervisor sends nothing more; without it, no one would end this process.
      while (try? supervisor.receive()) != nil {}
      request.make()
    }
    let hub = EventHub()
    let watcher = ChangeDetector(model: model) { [model] in hub.send(model.listing) }
    watcher.start()
    let server = PreviewServer(handler: PreviewHandler(model: model, hub: hub))
    let port = try server.start(on: port)
    model.work.serve(at: port)
    if order.port == nil { announce("http://127.0.0.1:\(port)/") }
    model.warmUp()
    request.wait()
    watcher.stop()
    server.stop()
  }

  private func announce(_ address: String) {
    let line = "\(model.inputs.title): \(address) (press Ctrl-C to stop)"
    try? OutputFile.standardOutput.write(lines: [line])
    if let reason = model.emptiness { Console.say(reason) }
    if opensBrowser { open(address) }
  }

  private func open(_ address: String) {
    BrowserProgram.open(address) {
      Console.say("could not open a browser; open \(address) yourself")
    }
  }
}
