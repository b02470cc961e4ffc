/// The explanation of a code.
struct DiagnosticCodeEntry: Sendable {
  /// The problem, in a sentence.
  let summary: String
  /// The reason that it is reported, and the picture that is drawn.
  let reason: String
  /// The way to fix it.
  let remedy: String

  init(_ summary: String, why reason: String, remedy: String) {
    (self.summary, self.reason, self.remedy) = (summary, reason, remedy)
  }
}

extension DiagnosticCode {
  /// The explanation of the code.
  var entry: DiagnosticCodeEntry {
    switch self {
    case .encoding:
      DiagnosticCodeEntry(
        "The file is not UTF-8.",
        why: "JSON and style sheets must be UTF-8; other bytes have no meaning.",
        remedy: "Save the file as UTF-8; `iconv -f WINDOWS-1252 -t UTF-8` converts "
          + "an old file.")
    case .invisibleCharacter:
      DiagnosticCodeEntry(
        "The text contains an invisible character.",
        why: "Such characters come from copied web pages. They break words and keys, and "
          + "no one can see them.",
        remedy: "Remove the character at the marked place, or type the text again.")
    case .duplicateKey:
      DiagnosticCodeEntry(
        "An object has the same key twice.",
        why: "Only one of the two values can take effect; JSON readers disagree about which one.",
        remedy: "Remove one of them.")
    case .syntax:
      DiagnosticCodeEntry(
        "The file is not valid JSON, or not a valid style sheet.",
        why: "A file that cannot be read cannot be drawn.",
        remedy:
          "Fix the marked place; the message shows the expected text. An editor that uses the schema "
          + "finds most of these mistakes.")
    case .sdkWord:
      DiagnosticCodeEntry(
        "A key or a word comes from SAP's SDK.",
        why: "Some names in descriptions differ from the SDK's names in Swift.",
        remedy: "Use the word in the message; `validate --fix` replaces it.")
    case .unknownKey:
      DiagnosticCodeEntry(
        "Unknown key.",
        why: "A misspelled key would have no effect, and no one would notice.",
        remedy: "Use the key that was meant; `validate --fix` corrects obvious misspellings. "
          + "`fiori-render schema` and Docs/reference list all keys.")
    case .unknownColor:
      DiagnosticCodeEntry(
        "Not a color.",
        why:
          "A color must be a name of the palette, a UIKit color, or #RRGGBB with or without alpha.",
        remedy: "Use one of these; `fiori-render palette` shows the colors of a palette.")
    case .unknownFont:
      DiagnosticCodeEntry(
        "No loaded font has this name.",
        why: "Only bundled fonts and added fonts are used, so that pictures are the same "
          + "everywhere.",
        remedy: "Add the font with `--font-path DIR` or `--system-fonts`; run `fiori-render fonts` "
          + "to list the available families.")
    case .unknownClass:
      DiagnosticCodeEntry(
        "The style class does not exist.",
        why: "A misspelled class would have no effect, and no one would notice.",
        remedy: "Correct the name of the class, or define the class in the style sheet.")
    case .unknownColumn:
      DiagnosticCodeEntry(
        "The table does not have this column.",
        why: "A reference takes its value from a column of the data.",
        remedy: "Use a column name from the first line of the table.")
    case .unknownWord:
      DiagnosticCodeEntry(
        "The value is not one of the key's options.",
        why: "The key accepts only a few words.",
        remedy:
          "Use one of the words in the message; `validate --fix` corrects obvious misspellings.")
    case .missingKey:
      DiagnosticCodeEntry(
        "A key is missing.",
        why: "Without this key, a part of the picture is missing, or nothing can be drawn.",
        remedy: "Add the key; `fiori-render example TYPE` prints a complete description.")
    case .wrongPage:
      DiagnosticCodeEntry(
        "The view does not have this page.",
        why: "Page numbers start at 1.",
        remedy: "Use a page that the view has, or `--page all`.")
    case .wrongDate:
      DiagnosticCodeEntry(
        "The text cannot be read as a date, a time or a time zone.",
        why: "Dates must be written like 2026-03-31, with or without a time, or follow a pattern.",
        remedy: "Write the date in this form, or set its pattern.")
    case .outOfRange:
      DiagnosticCodeEntry(
        "A number is too small, too large or too precise.",
        why: "The value has no meaning, or could not be drawn.",
        remedy: "Use a number within the bounds in the message.")
    case .wrongValue:
      DiagnosticCodeEntry(
        "A value has the wrong type.",
        why: "Each key takes one type of value, such as a string, a number, an object or an array.",
        remedy: "Use the type that the message names.")
    case .language:
      DiagnosticCodeEntry(
        "A language or a locale lacks something that the description needs.",
        why: "The words and digits of a language come from tables, which are not complete for "
          + "every language.",
        remedy: "Choose another locale, or add the words to the description.")
    case .stillPicture:
      DiagnosticCodeEntry(
        "Nothing in the picture moves, so it cannot be animated.",
        why: "The marks of charts grow, the rings of progress fill, and loading placeholders "
          + "shimmer; text, axes and images do not move.",
        remedy: "Remove `--animate`; the picture is the same.")
    case .ringDisagrees:
      DiagnosticCodeEntry(
        "A ring and its number show different shares.",
        why: "The reader cannot know which one is right.",
        remedy: "Change the progress or the number.")
    case .noRoom:
      DiagnosticCodeEntry(
        "Something does not fit and is cut off, moved or left out.",
        why: "The view is too small for its contents.",
        remedy: "Shorten the text, or make the view larger with width or height.")
    case .image:
      DiagnosticCodeEntry(
        "An image cannot be drawn, or can be drawn only in part.",
        why: "Images must be PNG, JPEG, WebP, GIF, or SVG with plain shapes.",
        remedy: "Save the picture again (an SVG with plain shapes only), or use a `builtin:` icon.")
    case .file:
      DiagnosticCodeEntry(
        "A file in the description cannot be used.",
        why: "Files are read only from the folder of the description and from `--resources DIR`.",
        remedy: "Correct the path, or allow another folder with `--resources DIR`.")
    case .unusedStyle:
      DiagnosticCodeEntry(
        "A part of a style sheet has no effect.",
        why: "A class, a constant or an attribute without an effect is often misspelled or "
          + "outdated.",
        remedy: "Correct its name, or remove it.")
    case .constant:
      DiagnosticCodeEntry(
        "A constant of a style sheet cannot be used this way.",
        why: "A constant is defined once, as a color or a number, and used by its name.",
        remedy: "Define the constant, or write its value.")
    case .deprecated:
      DiagnosticCodeEntry(
        "The key or class still works, but is deprecated.",
        why: "SAP replaced it, and it may disappear.",
        remedy: "Use the replacement in the message.")
    case .palette:
      DiagnosticCodeEntry(
        "The palette lacks a color or an appearance.",
        why: "SAP's palettes do not have the same colors; the nearest one is drawn.",
        remedy: "Choose another palette, such as v8.")
    case .lowContrast:
      DiagnosticCodeEntry(
        "Text cannot be seen on its background.",
        why: "WCAG 2 requires a contrast of 4.5 to 1, or 3 to 1 for large text.",
        remedy: "Choose another color.")
    case .missingGlyph:
      DiagnosticCodeEntry(
        "No loaded font has this character.",
        why: "A box would be drawn in its place; system fonts are used only on request.",
        remedy: "Add a font with `--font-path DIR` or `--system-fonts`; run `fiori-render fonts "
          + "INPUT` to list all missing characters.")
    case .conflict:
      DiagnosticCodeEntry(
        "Two keys say the same thing, or exclude each other.",
        why: "Only one of them can take effect, and the description does not say which one.",
        remedy: "Remove one of them.")
    case .similarSeries:
      DiagnosticCodeEntry(
        "Series or points look alike, have the same name, or cover each other.",
        why: "The reader cannot distinguish them.",
        remedy: "Use another color, shape or name, or draw fewer.")
    case .roundedLabel:
      DiagnosticCodeEntry(
        "Labels are rounded so much that they mislead.",
        why: "Different values have the same label, or a label reads as zero or as the total.",
        remedy: "Use a format with more fraction digits.")
    case .wrongCount:
      DiagnosticCodeEntry(
        "Two lists that belong together have different lengths.",
        why: "Entries without a partner are left out.",
        remedy: "Make the lists the same length; use null for a gap.")
    case .ruleNeverHolds:
      DiagnosticCodeEntry(
        "A color rule never matches.",
        why: "No value is within its bounds, or earlier rules match all of them.",
        remedy: "Widen its bounds, or move it before the other rules.")
    case .otherWay:
      DiagnosticCodeEntry(
        "Something is drawn in a way that may be unexpected.",
        why: "There is no better way to draw these values.",
        remedy: "To draw the values another way, follow the advice in the message.")
    case .texts:
      DiagnosticCodeEntry(
        "A translation is missing, or the file with the texts cannot be read.",
        why: "The texts of a language come from the file in 'texts', which must have all of them.",
        remedy: "Add the text to the file, or fix the place that the message points to.")
    case .name:
      DiagnosticCodeEntry(
        "A name is not a valid file name, or is already in use.",
        why: "Each figure becomes a file with its name.",
        remedy: "Rename one of the figures.")
    case .unexplainedColors:
      DiagnosticCodeEntry(
        "A chart has colors, marks, forecasts or sizes, and nothing says what they mean.",
        why:
          "Without a legend or names at the marks, a reader can only guess which series has which color, "
          + "and what a hatching, the mark of a target or the size of a bubble means.",
        remedy:
          "Set \"legend\": true in the chart, 'seriesTitles' in a card, or \"legend\": \"lineEnds\" for "
          + "lines.")
    case .hiddenBase:
      DiagnosticCodeEntry(
        "An axis does not begin at zero, is below zero or is one of two, and the picture does not show its numbers.",
        why:
          "Small changes then look as large as large ones, negative values look positive, values on two "
          + "axes look equal, and a filled area suggests that its height is its value.",
        remedy:
          "Show the labels of the axis, set \"valueLabels\": \"ends\", or let the axis begin at zero "
          + "with \"isZeroBased\": true.")
    case .order:
      DiagnosticCodeEntry(
        "Categories are out of order, incomplete or repeated.",
        why:
          "Months, quarters, weeks and years have a fixed order. A line that skips some or goes backward "
          + "suggests changes that did not happen, and so do columns if only the first and the last of "
          + "them are named.",
        remedy:
          "Sort the rows with 'sortBy', or use dates and \"scale\": \"time\" in 'categoryAxis', which "
          + "places each by its time.")
    case .data:
      DiagnosticCodeEntry(
        "The table does not have the values that the description takes from it.",
        why: "A cell is empty or has another type, or a file has too many rows.",
        remedy: "Fix the marked cell, or change the reference.")
    case .limit:
      DiagnosticCodeEntry(
        "A limit is exceeded.",
        why: "Limits keep a wrong or hostile description from taking minutes and gigabytes.",
        remedy: "Use fewer values, or raise the limit: `--max-pixels`, `--max-points`, "
          + "`--max-text`, `--max-rows`.")
    case .empty:
      DiagnosticCodeEntry(
        "There is nothing to draw.",
        why: "The ring or chart is drawn empty, or nothing is drawn.",
        remedy: "Add the values that the message names.")
    case .noSuchIndex:
      DiagnosticCodeEntry(
        "An index does not exist.",
        why: "The indexes of series and categories start at 0.",
        remedy: "Use an index that exists.")
    case .beyondAxis:
      DiagnosticCodeEntry(
        "Values are beyond the ends of the axis.",
        why:
          "The description sets the ends of the axis; break marks show where values are cut off.",
        remedy: "Widen the axis, or remove 'explicitMin' and 'explicitMax'.")
    case .ignored:
      DiagnosticCodeEntry(
        "A key has no effect here.",
        why: "The view, its version or another key takes precedence.",
        remedy: "Remove the key, or the one that takes precedence.")
    case .other:
      DiagnosticCodeEntry(
        "A problem without a code of its own.",
        why: "The message gives the problem and the fix.",
        remedy: "Follow the advice in the message.")
    case .missingFile:
      DiagnosticCodeEntry(
        "A path does not exist.",
        why: "The command line or a document names a file or a folder that is missing.",
        remedy: "Correct the path. The exit status is 66.")
    case .unreadable:
      DiagnosticCodeEntry(
        "An input cannot be read.",
        why: "A permission is missing, the path leads to another kind of file, or the file changed "
          + "during the run.",
        remedy: "Follow the advice in the message. The exit status is 66.")
    case .unwritable:
      DiagnosticCodeEntry(
        "An output cannot be written.",
        why: "The folder does not exist, a permission is missing, or the device is full.",
        remedy: "Choose another path, or create the folder. The exit status is 73.")
    case .overwrite:
      DiagnosticCodeEntry(
        "An output would overwrite an input or another output.",
        why: "A file that is overwritten cannot be restored.",
        remedy: "Choose another path, or rename one of the files. The exit status is 73.")
    case .noInput:
      DiagnosticCodeEntry(
        "No input was found.",
        why: "The folder does not contain such files, or no name matches the pattern.",
        remedy: "Correct the path or the pattern. The exit status is 66.")
    case .recording:
      DiagnosticCodeEntry(
        "A recording, a layout report or the list of recordings is damaged or outdated.",
        why: "A damaged recording cannot be compared with the current picture.",
        remedy: "Restore the file, or record it again. The exit status is 65.")
    case .comparison:
      DiagnosticCodeEntry(
        "Two inputs cannot be compared.",
        why: "A comparison needs two pictures, two folders, or a description and its picture.",
        remedy: "Follow the advice in the message. The exit status is 65 or 66.")
    case .secret:
      DiagnosticCodeEntry(
        "A file of keys or tokens cannot be used.",
        why: "Each line is a secret, and a short one can be guessed.",
        remedy:
          "Write one key or token per line; a key must have at least 16 bytes. The exit status is 65."
      )
    case .address:
      DiagnosticCodeEntry(
        "The server cannot listen on its address or port.",
        why: "Another program is using the port, or the address belongs to another machine.",
        remedy: "Choose another with `--port` or `--host`. The exit status is 73.")
    case .usage:
      DiagnosticCodeEntry(
        "The options cannot be used with this input.",
        why: "An option names something that no input has, or excludes another option.",
        remedy: "Change the option in the message.")
    case .request:
      DiagnosticCodeEntry(
        "The server cannot read the request.",
        why: "Its method, its header, its body or a parameter of its address is wrong.",
        remedy: "Change the request as the message says; /openapi.json describes all requests.")
    case .forbidden:
      DiagnosticCodeEntry(
        "The server does not allow the request.",
        why:
          "A token or a signature is missing, wrong or expired, or the Host header names another server.",
        remedy: "Send the token, or sign the address with `fiori-render sign`.")
    case .notFound:
      DiagnosticCodeEntry(
        "The server does not have this path.",
        why: "The address is misspelled, or its template or description was removed.",
        remedy: "Correct the address.")
    case .busy:
      DiagnosticCodeEntry(
        "The server has no capacity left.",
        why: "Its queue is full, or it is shutting down.",
        remedy:
          "Try again after the time in Retry-After; raise `--jobs` if this happens often.")
    case .interrupted:
      DiagnosticCodeEntry(
        "The run ended before this picture was drawn.",
        why: "A signal, such as Ctrl-C, or the end of a stream stopped it.",
        remedy: "Run it again.")
    case .run:
      DiagnosticCodeEntry(
        "A message about the run as a whole.",
        why: "It concerns the whole run rather than one input, and the run continues.",
        remedy: "Follow the advice in the message.")
    case .fault:
      DiagnosticCodeEntry(
        "The program, or a library that it uses, failed.",
        why: "Your input is not at fault: memory is full, a font file was removed, or this is a "
          + "bug.",
        remedy:
          "Try again; if it fails again, open an issue with the description and the output of "
          + "`fiori-render --version --verbose`. The exit status is 70.")
    case .difference:
      DiagnosticCodeEntry(
        "A file differs from the picture that its description draws.",
        why: "`verify` and `markdown --check` compare files with newly drawn pictures.",
        remedy:
          "Look at both pictures; if the new one is right, record it, or run `markdown` again.")
    }
  }
}
