extension DiagnosticCode {
  /// The codes with their phrases; the first that fits counts.
  static let table =
    reading + words + values + room + files + style + conflicts + charts + data + contents

  /// What keeps a text from being read.
  private static let reading = [
    DiagnosticCode(
      "encoding", "The file is not UTF-8.",
      why: "JSON and style sheets are UTF-8; a byte means nothing otherwise.",
      remedy: "Save the file as UTF-8; iconv -f WINDOWS-1252 -t UTF-8 converts an old one.",
      ["is not valid UTF-8", "the file is not valid ", "text is UTF-16"]),
    DiagnosticCode(
      "invisible-character", "A text has a character that nobody sees.",
      why: "Such characters come from copied web pages and break words and keys unseen.",
      remedy: "Remove the character at the place, or type the text anew.",
      ["invisible character", "is not shown; remove it"]),
    DiagnosticCode(
      "duplicate-key", "An object has a key twice.",
      why: "Only one of the two values could count, and readers of JSON disagree which one.",
      remedy: "Remove one of them.", ["duplicate key"]),
    DiagnosticCode(
      "syntax", "The text is no JSON, or no style sheet.",
      why: "Nothing can be drawn of a text that cannot be read.",
      remedy:
        "Mend the place; the message says what belongs there. An editor with the schema helps.",
      [
        "omma without", "railing comma", "single quotes", "closing quote", "line break in a string",
        "invalid escape", "lone surrogate", "text after the end", "expected a value, found",
        "unknown word", "without quotes", "key in double quotes", "is not closed", "has no value; ",
        "comment; remove", "unclosed", "leading zero", "plus sign", "no digit",
        "not a number in JSON",
        "put text in double quotes", "quotes around", "class or a name", "block opened",
        "start a block", "all options into one", "without options", "cannot stand in a value",
        "missing comma", "missing  after", "missing  before", "is missing after",
        "the text is empty", "a value after it", "this is a picture", "this is JSON",
        "this is Swift",
        "without a  before it", "expected  after ", "not a number; put text",
        "expected , found the end",
        "no digits", "control character", "outside a string", "after the key",
        "without a name", "starts no comment", "inside the block", "inside a block",
        "cannot stand in a name",
      ]),
  ]

  /// Keys and words.
  private static let words = [
    DiagnosticCode(
      "sdk-word", "A key or a word is that of SAP's SDK.",
      why: "The SDK's Swift has names that descriptions write in another way.",
      remedy: "Write the word that the message gives; validate --fix does it.", ["the SDK's"]),
    DiagnosticCode(
      "unknown-key", "An object has a key that it does not know.",
      why: "A misspelled key would have no effect, and nobody would notice.",
      remedy: "Write the key that is meant; validate --fix corrects what is certain. "
        + "fiori-render schema and Docs/reference have all keys.", ["unknown key"]),
    DiagnosticCode(
      "unknown-color", "A color is none.",
      why: "A color is a name of the palette, one of UIKit, or #RRGGBB with or without alpha.",
      remedy: "Write one of these; fiori-render palette shows all.",
      [
        "unknown color '", "unknown color ;", "no palette color", "expected #RRGGBB",
        "expected a color",
      ]),
    DiagnosticCode(
      "unknown-font", "No loaded font has this name.",
      why: "Only bundled fonts and added ones are used, so that pictures are the same everywhere.",
      remedy:
        "Add it with --font-path DIR or --system-fonts; fiori-render fonts lists the families.",
      ["unknown font family", "no loaded font is called"]),
    DiagnosticCode(
      "unknown-class", "A style class exists nowhere.",
      why: "A misspelled class would have no effect, and nobody would notice.",
      remedy: "Write the class that is meant, or define it in the style sheet.",
      ["unknown class", "no style sheet has the class"]),
    DiagnosticCode(
      "unknown-column", "The table has no such column.",
      why: "A reference takes its value from a column of the data.",
      remedy: "Write the name of a column as in the first line of the table.", ["is no column"]),
    DiagnosticCode(
      "unknown-word", "A value is none of the words that its key takes.",
      why: "The key takes a few words only.",
      remedy: "Write one that the message gives; validate --fix corrects what is certain.",
      ["unknown ", "is named ; did you"]),
    DiagnosticCode(
      "missing-key", "A key is missing.",
      why: "Nothing can be drawn without its value.",
      remedy: "Add the key; fiori-render example TYPE prints a whole description.",
      [
        "missing  or ", " is missing; give", " is missing; write", " is missing beside ",
        "around it", "is empty; fill it",
      ]),
  ]

  /// Values of keys.
  private static let values = [
    DiagnosticCode(
      "wrong-page", "The view has no such page.", why: "Pages count from 1.",
      remedy: "Give a page that the view has, or --page all.",
      ["expected a page", "does not exist; the view has"]),
    DiagnosticCode(
      "wrong-date", "A text is no date, time or time zone that can be read.",
      why: "Dates are written as 2026-03-31, with or without a time, or as a pattern says.",
      remedy: "Write the date so, or give its pattern.",
      [
        "expected a date", "expected a time", "is no date of the form", "is no date pattern",
        "time zone", "offsets from UTC",
      ]),
    DiagnosticCode(
      "out-of-range", "A number is too small, too large or too fine.",
      why: "The value has no meaning, or could not be drawn.",
      remedy: "Give a number within the bounds that the message gives.",
      [
        "expected a number from", "expected a whole number from", "expected a number above",
        "expected a finite", "far from zero", "is outside of", "is too large", "is too small",
        "is rounded to", "is not between", "more than half of", "; swap the two", "stars; give",
      ]),
    DiagnosticCode(
      "wrong-value", "A value is of the wrong kind.",
      why: "A key takes a text, a number, an object or an array, not any of them.",
      remedy: "Write the kind that the message gives.",
      [
        "expected ", "is no number", "invalid data URI", "cannot stand here", "is a JSON Schema",
      ]),
    DiagnosticCode(
      "language", "A language or a locale has less than is asked for.",
      why: "Words and digits of languages come from tables, which do not have all.",
      remedy: "Choose another locale, or give the words yourself.",
      ["language", "are not translated", "is read as", "digits of"]),
  ]

  /// Tables.
  private static let data = [
    DiagnosticCode(
      "texts", "A table of texts lacks a text, or cannot be read.",
      why: "The texts of a language come from the file of 'texts', which has to have all of them.",
      remedy: "Add the text to the file, or fix the file at the place in the message.",
      [
        "has no  text for ", "has no text ", " text of  in ", "has no end; write",
        " does not start a ", " ends ; write", "a text needs a key", "has no quotation marks",
        "the format is unknown", " is already on line ", "the file is in UTF-",
        "the file has the character ", "the file ends inside ", " is not an escape",
        " is not a character; write ", " is not an ASCII character; write ",
        "is half of a character", " has no ; add one", "not inside an element",
        "may follow the root element", "appears twice", "not allowed in XML",
        " is not allowed here",
        "does not end before ", "does not end; write its end", "memory is full; use a smaller",
        "a document type is not supported", "write a space before ", "has no start; remove it",
        "the encoding ",
      ]),
    DiagnosticCode(
      "name", "A name cannot be that of a file, or is taken.",
      why: "Each figure becomes a file with its name.",
      remedy: "Rename one of the figures.", ["cannot be a file", "is already used", "is used by"]),
    DiagnosticCode(
      "data", "The table does not have what the description takes from it.",
      why: "A cell is empty, of another kind, or there are too many.",
      remedy: "Mend the cell at the place, or change the reference.",
      [
        "in column", "column ", "columns are", "the row", "cells are", " cell, but", " cells, but",
        "a quote is opened", "first line has", "has no value: ", "rows", "data file",
        "category of its own", "a single value", "the given data", "one row cannot",
      ]),
    DiagnosticCode(
      "limit", "There is more than is allowed.",
      why: "Limits keep a wrong or hostile description from taking minutes and gigabytes.",
      remedy: "Give less, or raise the limit: --max-pixels, --max-points, --max-text, --max-rows.",
      [
        "more than the ", "nesting deeper", "too many errors", "too many problems", "timed out",
        "combinations", "more than 1",
        "more than 2", "more than 3", "more than 4", "more than 5", "more than 6", "more than 7",
        "more than 8", "more than 9",
      ]),
  ]

  /// Images and other files.
  private static let files = [
    DiagnosticCode(
      "image", "An image cannot be drawn, or not whole.",
      why: "Images are PNG, JPEG, WebP, GIF, and SVG of plain shapes.",
      remedy: "Save the picture again, in an SVG as plain shapes; or take a builtin: icon.",
      [
        "image in", "image :", "not a PNG", "save it as plain", "save the icon", "picture cannot",
        "picture has",
        "picture is", "SVG ", "JPEG ",
      ]),
    DiagnosticCode(
      "file", "A file that the description names cannot be used.",
      why: "Files are read from the folder of the description and from --resources DIR only.",
      remedy: "Correct the path, or allow another folder with --resources DIR.",
      [
        "outside the folder", "not in the folder", "without a folder", "only images may be files",
        "absolute path", "is a URL", "cannot be read",
        "image  does not exist",
        "sheet  does not exist", "file  does not exist", "does not exist; give the path",
      ]),
  ]

  /// Style sheets and colors.
  private static let style = [
    DiagnosticCode(
      "unused-style", "A part of a style sheet has no effect.",
      why: "A class, a constant or an attribute that reaches nothing is often misspelled or old.",
      remedy: "Correct its name, or remove it.",
      [
        "nothing that is drawn has", "unused constant", "that fiori-render does not draw",
        "has no effect",
      ]),
    DiagnosticCode(
      "constant", "A style sheet's constant cannot be used so.",
      why: "Constants are defined once, by a color or a number, and used by their names.",
      remedy: "Define the constant, or write its value.",
      ["undefined constant", "a constant cannot", "is not supported; give several"]),
    DiagnosticCode(
      "deprecated", "Something still works, but is deprecated.",
      why: "SAP replaced it, and it can disappear.",
      remedy: "Write what the message gives.", ["deprecated"]),
    DiagnosticCode(
      "palette", "The palette lacks a color or an appearance.",
      why: "SAP's palettes differ in what they have; the nearest is drawn.",
      remedy: "Choose another palette, such as v8.", ["palette v"]),
    DiagnosticCode(
      "low-contrast", "A text cannot be seen on its background.",
      why: "WCAG 2 asks for a contrast of 4.5 to 1, and of 3 to 1 for large texts.",
      remedy: "Choose another color.", ["cannot be seen", "contrast", "made for a "]),
    DiagnosticCode(
      "missing-glyph", "No loaded font has a character.",
      why: "A box would be drawn in its place; system fonts are not used unless you ask for them.",
      remedy:
        "Add a font with --font-path DIR or --system-fonts; fiori-render fonts INPUT lists all.",
      ["no loaded font has"]),
  ]

  /// What does not fit.
  private static let room = [
    DiagnosticCode(
      "still-picture", "A picture is to be animated, and nothing in it moves.",
      why: "The marks of charts grow, the rings of progress fill, and what is loading shimmers; "
        + "texts, axes and images stand still.",
      remedy: "Leave --animate out; the picture is the same.", ["so --animate has no effect"]),
    DiagnosticCode(
      "ring-disagrees", "A ring and its number say different shares.",
      why: "The reader cannot know which one is right.",
      remedy: "Change the progress or the number.", ["the ring shows"]),
    DiagnosticCode(
      "no-room", "Something does not fit and is cut, moved or left out.",
      why: "The view is too small for its contents.",
      remedy: "Shorten the text, or make the view larger with width or height.",
      [
        "truncated", "does not fit", "do not fit", "because it does", "left out", "clipped",
        "no room", "none of the", "needs a height", "needs a width", "have no label",
        "not drawn: a card shows", "not drawn: a header shows", "not fit", "of which a ",
      ]),
  ]

  /// What cannot stand together.
  private static let conflicts = [
    DiagnosticCode(
      "conflict", "Two keys say the same, or cannot stand together.",
      why: "Only one of them could count, and the description does not say which one.",
      remedy: "Remove one of them.",
      [
        "remove one of them", "cannot be used", " beside ;", "already name", "stands in the ring",
        "no other keys",
      ])
  ]

  /// What is empty or has no effect.
  private static let contents = [
    DiagnosticCode(
      "empty", "There is nothing to draw.",
      why: "An empty ring or chart is drawn, or nothing.",
      remedy: "Give the values that the message names.",
      [
        "no items", "ring is empty", "has no values", "drawn empty", "at least one", "needs a card",
        "legend is empty", "no values", "has no parts", "is missing", "band is empty", "no series",
        "there is no chart", "there is no time", "needs a  for a line",
      ]),
    DiagnosticCode(
      "no-such-index", "An index points at nothing.",
      why: "Series and categories count from 0.",
      remedy: "Give one that exists.",
      ["does not exist", "listed twice", "nothing is selected", "the number of a figure"]),
    DiagnosticCode(
      "beyond-axis", "Values lie beyond the ends of the axis.",
      why: "The axis has ends that the description gives; break marks show what is cut.",
      remedy: "Widen the axis, or remove its ends.",
      [
        "above the axis", "below the axis", "beyond the axis", "break mark", "before this end",
        "after this end", "beyond all shares", "and that of other figures", "and the other figures",
      ]),
    DiagnosticCode(
      "ignored", "A key has no effect here.",
      why: "The view, its version or another key decides instead.",
      remedy: "Remove the key, or what stands against it.",
      [
        "not drawn", "ignored", "does not support", "replaces", "only the accessibility text",
        "reads the first", "remove it", "remove this", "remove the title", "remove those",
        "at most", "is drawn", "are drawn", "is used", "the legend shows it", "no effect on",
        ", of which a ",
      ]),
  ]

  /// What charts have to say.
  private static let charts = [
    DiagnosticCode(
      "similar-series", "Series or points look alike, or cover each other.",
      why: "The reader cannot tell them apart.",
      remedy: "Give one another color or shape, or draw fewer.",
      ["looks like", "look like", "is covered by", "the same place", "which covers"]),
    DiagnosticCode(
      "rounded-label", "Labels are rounded until they mislead.",
      why: "Different values have the same label, or one reads as zero or as the whole.",
      remedy: "Give the format more fraction digits.",
      ["has the label", "has a label", "the same label", "reads as", "same text"]),
    DiagnosticCode(
      "wrong-count", "Two lists that belong together have different lengths.",
      why: "What has no partner is left out.",
      remedy: "Make them equally long; null stands for a gap.",
      [
        "categories for", "titles for", "values for", "times for", "dates for", "date for",
        "category for", "title for", "title without one", "value for", "time for",
        "belong to none", "the sum of the values", "fits its",
      ]),
    DiagnosticCode(
      "rule-never-holds", "A rule for colors never holds.",
      why: "Its bounds hold no value, or rules before it take all of them.",
      remedy: "Widen its bounds, or put it before the others.", ["the rule", "the rules"]),
    DiagnosticCode(
      "other-way", "Something is drawn in a way that can surprise.",
      why: "There is no better way for what is given.",
      remedy: "Do what the message says if another way is wanted.",
      [
        "is not level", "areas as", "is not read", "later than", "Fiori allows", ", too; give",
        "is the part with",
      ]),
  ]
}
