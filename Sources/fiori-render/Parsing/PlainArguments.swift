import FioriRender
import RenderService

/// The arguments of a command line with nothing but inputs and the usual options, as most are.
///
/// ArgumentParser looks up the types of a command's options at every start, which takes 9 million
/// instructions for a command with one option and 18 million for `render`, as many as drawing a card.
/// It reads every command line that is not as plain as this: with any other option or notation, with a
/// value that is wrong, and with a request for help. A test compares what both read.
struct PlainArguments {
  /// The options that not all commands have.
  enum Extra {
    /// `-o` and a list of formats.
    case output
    /// `-o`, one format, `--jobs`, `--template`, `--binary` and `--ready`, and no inputs.
    case stream
  }

  private(set) var inputs: [String] = []
  private(set) var output: String?
  private(set) var formats: [Format] = []
  private(set) var template: String?
  private(set) var jobs: Int?
  private(set) var isBinary = false
  private(set) var announcesReady = false
  private(set) var settings = RenderSettings()
  /// The names of the options that are used, without `--format` and lists.
  private var names: [String] = []

  /// Reads the arguments after the name of a command; `nil` if ArgumentParser must read them.
  init?(_ arguments: ArraySlice<String>, with extra: Extra? = nil) {
    var remaining = arguments.makeIterator()
    while let word = remaining.next() {
      guard word.hasPrefix("-"), word != "-" else {
        guard !word.isEmpty, word != "help", word != "-" || !inputs.contains("-") else {
          return nil
        }
        inputs.append(word)
        continue
      }
      if takeFlag(word, with: extra) { continue }
      guard let value = remaining.next(), !value.isEmpty,
        !value.hasPrefix("-") || value == "-" && ["-o", "--output"].contains(word),
        take(value, of: word, with: extra)
      else { return nil }
    }
    if settings.messages.isQuiet && settings.messages.isVerbose { return nil }
    switch extra {
    case .stream: if !inputs.isEmpty || output == "-" || isBinary && output != nil { return nil }
    case .output, nil: if inputs.isEmpty { return nil }
    }
  }

  private mutating func takeFlag(_ word: String, with extra: Extra?) -> Bool {
    switch word {
    case "--binary" where extra == .stream: isBinary = true
    case "--ready" where extra == .stream: announcesReady = true
    case "-q", "--quiet": settings.messages.isQuiet = true
    case "-v", "--verbose": settings.messages.isVerbose = true
    case "--strict": settings.messages.isStrict = true
    default: return false
    }
    return true
  }

  /// Takes the value of an option; returns `false` if it is not one of these options, if the value is
  /// wrong, or if the option is used twice.
  private mutating func take(_ value: String, of word: String, with extra: Extra?) -> Bool {
    switch word {
    case "--stylesheet": settings.styleSheets.append(value)
    case "--font-path": settings.fonts.folders.append(value)
    case "--format" where extra != .stream:
      guard extra == .output, let list = FormatList(argument: value) else { return false }
      formats += list.formats
    default:
      let name = word == "-o" ? "--output" : word
      guard !names.contains(name) else { return false }
      names.append(name)
      return takeSingle(value, of: name, with: extra)
    }
    return true
  }

  private mutating func takeSingle(_ value: String, of name: String, with extra: Extra?) -> Bool {
    switch name {
    case "--output" where extra != nil: output = value
    case "--format":
      guard let format = Format(rawValue: value.lowercased()) else { return false }
      formats = [format]
    case "--template" where extra == .stream: template = value
    case "--jobs" where extra == .stream:
      jobs = Int(value)
      return jobs.map { $0 >= 1 } ?? false
    case "--resources": settings.resources = value
    default:
      guard let trait = Environment.optionTraits.first(where: { $0.flag == name }) else {
        return false
      }
      return settings.environment.set(trait, to: value)
    }
    return true
  }
}
