import FileKit
import RenderService

/// Runs the preview from its start to Ctrl-C.
struct PreviewRun {
  let inputs: PreviewInputs
  /// The arguments of the process that reads and draws, or `nil` for this process's.
  let arguments: [String]?
  /// The port, or `nil` for the default or any free one.
  let port: UInt16?
  let opensBrowser: Bool

  /// Serves the page until a signal stops the program.
  ///
  /// - Throws: The failure if the page cannot be served.
  func run() throws(RunFailure) {
    Signals.ignoreClosedPipes()
    let request = try Signals.shutdownRequest()
    let process = try PreviewProcess(arguments: arguments)
    defer { process.close() }
    let hub = EventHub()
    let model = PreviewModel(inputs, changed: hub.send) { task throws(PreviewProcess.Loss) in
      try process.answer(to: task)
    }
    let watcher = ChangeDetector(model: model)
    watcher.start()
    let server = PreviewServer(handler: PreviewHandler(model: model, hub: hub))
    announce(model, "http://127.0.0.1:\(try server.start(on: port))/")
    request.wait()
    watcher.stop()
    server.stop()
  }

  private func announce(_ model: PreviewModel, _ address: String) {
    let line = "\(inputs.title): \(address) (press Ctrl-C to stop)"
    try? OutputFile.standardOutput.write(lines: [line])
    if let reason = model.emptiness { Console.say(reason) }
    guard opensBrowser else { return }
    BrowserProgram.open(address) {
      Console.say("could not open a browser; open \(address) yourself")
    }
  }
}
