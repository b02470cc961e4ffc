import FileKit
import FioriFiles
import FioriRender
import SystemPackage

/// Draws descriptions, and draws them again when files are saved that their pictures are made from.
package struct WatchRun {
  private var job: RenderJob
  private let listener: any RunListener
  private let request: ShutdownRequest
  private let log = SourceLog()

  /// Creates a run that the request ends.
  package init(_ job: RenderJob, _ listener: any RunListener, until request: ShutdownRequest) {
    (self.job, self.listener, self.request) = (job, listener, request)
    self.job.watch = log
    self.job.request = { request }
  }

  /// Draws until the request is made.
  ///
  /// - Throws: ``UsageError``, or ``RunFailure`` if the first run fails because of anything except
  ///   a wrong description, which can be fixed.
  package mutating func run() throws {
    let (folders, files) = (self.folders, self.files)
    var changes = FileChanges { FolderSnapshot(of: folders, besides: files) }
    do {
      try job.run(listener)
    } catch let failure as RunFailure where failure.kind == .wrongDescription {
      listener.show(failure)
    }
    let names = job.inputs.count == 1 ? job.inputs[0] : "\(job.inputs.count) inputs"
    if !request.isMade { listener.report("watching \(names) (press Ctrl-C to stop)") }
    while let paths = changes.next(unless: { request.isMade }) { redraw(paths) }
  }

  /// Draws the inputs that changes of files affect, and new ones.
  private mutating func redraw(_ paths: [String]) {
    // Only folders have changed. A file that is in one by now is found as its own change.
    if paths.isEmpty { return }
    let inputs = Inputs(job.inputs, excluding: job.settings.excluded).files.map(\.name)
    job.upToDate = log.keep(inputs, after: paths)
    if ExactTexts(of: inputs).isSubset(of: job.upToDate) { return }
    RunHost.current.inputs.forget()
    do {
      try job.run(listener)
    } catch let failure as RunFailure {
      listener.show(failure)
    } catch let error as UsageError {
      listener.show(RunFailure.wrongDescription(.usage, error.message))
    } catch {
      listener.show(RunFailure.fault("\(error)"))
    }
  }

  /// The folders whose files pictures can be made from.
  private var folders: [String] {
    let folders = job.inputs.map { input in
      if Folder.exists(input) { return input }
      let isPattern = PathPattern.isPattern(input) && !Folder.hasEntry(input)
      let folder =
        isPattern
        ? PathPattern(input).fixedFolder : FilePath(input).removingLastComponent().string
      return folder.isEmpty ? "." : folder
    }
    return folders + [job.settings.resources].compactMap(\.self)
  }

  /// The files of the command line, which may be in other folders.
  private var files: [String] {
    let inputs = job.inputs.filter(Folder.hasFile)
    return (inputs + job.settings.styleSheets + [job.settings.data].compactMap(\.self))
      .map(SourceLog.normalized)
  }
}
