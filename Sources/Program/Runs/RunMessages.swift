package import FileKit
import FioriBasics

/// Failures of inputs and outputs of a run.
extension RunFailure {
  static var noDescription: RunFailure {
    .unreadableInput(
      .noInput, "none of the inputs is a description; use a .json file or a folder")
  }

  static func noDescriptions(in folder: String) -> RunFailure {
    .unreadableInput(.noInput, "\(folder): contains no descriptions (.json files)")
  }

  static func noMatch(of pattern: String) -> RunFailure {
    .unreadableInput(.noInput, "\(pattern): no files match this pattern")
  }

  static func changedDuringRun(_ name: String) -> RunFailure {
    .unreadableInput(.unreadable, "\(name): changed during the run; run again")
  }

  static func notDrawn(_ name: String) -> RunFailure {
    .fault("\(name): could not be drawn (internal error)")
  }

  static func overwritesSource(_ source: String, picture: String) -> RunFailure {
    .unwritableOutput(
      .overwrite,
      "\(picture): would overwrite \(source), which the picture is made from; choose another path "
        + "with -o")
  }

  static func sheetTooSmall(_ name: String, for count: Int, isMatrix: Bool) -> RunFailure {
    .wrongDescription(
      .limit,
      "\(name): \(count == 1 ? "the picture does" : "\(count) pictures do") not fit on one "
        + "\(isMatrix ? "matrix" : "contact sheet"); use "
        + "--sheet FILE.html, or FILE.pdf with --paper a4")
  }

  static func lineBreak(in name: String, forMakeIn file: String) -> RunFailure {
    let shown = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return .unwritableOutput(
      .name,
      "\(file): a makefile cannot contain the line break in the name '\(shown)'; rename that file, "
        + "or use --deps FILE.json")
  }

  static func noPipe(_ error: any Error) -> RunFailure {
    .fault("could not create a pipe (\(error))")
  }

  static func standardInputNotRead(_ error: any Error) -> RunFailure {
    .unreadableInput(.unreadable, "<stdin>: cannot be read (\(error))")
  }

  static func standardOutputNotWritten(_ error: any Error) -> RunFailure {
    .unwritableOutput(.unwritable, "<stdout>: cannot be written (\(error))")
  }

  /// A file that a first project would replace; `command` shows the folder.
  package static func projectExists(_ path: String, command: String) -> RunFailure {
    .unwritableOutput(
      .overwrite,
      "\(path): already exists, and init does not overwrite files; to see the folder, run `\(command)`"
    )
  }
}

/// Failures of documents.
extension RunFailure {
  static func notUTF8(_ name: String) -> RunFailure {
    .wrongDescription(.encoding, "\(name): is not valid UTF-8; save it as UTF-8")
  }

  static func noDocuments(in folder: String) -> RunFailure {
    .unreadableInput(.noInput, "\(folder): contains no .md or .markdown files")
  }
}

/// Failures of galleries.
extension RunFailure {
  static func galleryIsBrokenLink(_ path: String) -> RunFailure {
    .unwritableOutput(.unwritable, "\(path): is a broken link; remove it")
  }

  static func galleryIsNotAFolder(_ path: String) -> RunFailure {
    .unwritableOutput(.unwritable, "\(path): is not a folder; use a folder for the gallery")
  }

  static func gallery(_ path: String, insideInput folder: String) -> RunFailure {
    .unwritableOutput(
      .unwritable,
      "\(path): is inside the input folder \(folder); choose a folder outside it with -o")
  }

  static func galleryFileIsLink(_ path: String) -> RunFailure {
    .unwritableOutput(
      .unwritable, "\(path): is a link; a gallery needs regular files, so remove it")
  }

  static func notAGalleryPage(_ path: String) -> RunFailure {
    .unwritableOutput(
      .unwritable,
      "\(path): is not a gallery page and would be overwritten; choose another folder with -o")
  }

  static func notAGallery(_ path: String) -> RunFailure {
    .unwritableOutput(
      .unwritable,
      "\(path): is neither empty nor a gallery; use a new or empty folder with -o")
  }

  static func repeatedEntry(_ id: String, in name: String, first: String) -> RunFailure {
    .wrongDescription(
      .name, "\(name): '\(id)' is already in the gallery (from \(first)); rename one of them")
  }

  static func paletteNotDrawn(_ name: String, _ error: any Error) -> RunFailure {
    .fault("palette \(name): \(error)")
  }
}

/// Failures of comparisons and recordings.
extension RunFailure {
  static func pictureBesideFolder(_ name: String, folder: String) -> RunFailure {
    .unreadableInput(
      .comparison, "\(name): is not a folder, but '\(folder)' is; use two pictures or two folders")
  }

  static func notCompared(_ file: String) -> RunFailure {
    .wrongDescription(
      .comparison, "\(file): is not compared because it has errors; fix them first")
  }

  static func severalPictures(_ count: Int, in description: String) -> RunFailure {
    .wrongDescription(
      .comparison, "\(description): describes \(count) pictures; use a description of one")
  }

  static func nothingSimilar(
    in screenshot: String, to description: String, size: some CustomStringConvertible
  ) -> RunFailure {
    .wrongDescription(
      .comparison,
      "\(screenshot): nothing in it resembles \(description), which has \(size) pixels; check "
        + "--screenshot-scale, or set --at")
  }

  static func noSuchRecording(_ name: String, in folder: some CustomStringConvertible) -> RunFailure
  {
    .unreadableInput(
      .noInput,
      "\(name): no recording has this name; use a path relative to the folder '\(folder)', without the "
        + "extension, or a pattern")
  }

  static func notRemoved(_ file: String, _ error: any Error) -> RunFailure {
    .unwritableOutput(.unwritable, "\(file): cannot be removed (\(error))")
  }

  static func overwritesImage(_ image: String, of input: String) -> RunFailure {
    .unwritableOutput(
      .overwrite,
      "\(image): is an image used by \(input) and would be overwritten; rename one of them")
  }
}

/// Failures of files of keys and tokens; `word` is the kind of secret.
extension RunFailure {
  static func secretFileTooLong(_ path: String, _ word: String, limit: Int) -> RunFailure {
    .wrongDescription(
      .secret, "\(path): has more than the \(limit) bytes allowed for a \(word) file; shorten it")
  }

  static func shortSecret(
    _ path: String, line: Int, _ word: String, byteCount: Int, least: Int
  ) -> RunFailure {
    .wrongDescription(
      .secret,
      "\(path):\(line): the \(word) has \(byteCount.counted("byte")); use at least \(least)")
  }

  static func noSecret(_ path: String, _ word: String) -> RunFailure {
    .wrongDescription(.secret, "\(path): has no \(word); write one per line")
  }
}
