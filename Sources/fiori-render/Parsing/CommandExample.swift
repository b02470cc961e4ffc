/// A command line in the help of a command.
struct CommandExample {
  /// The command line.
  let line: String
  /// Its effect, in a few words.
  let note: String

  init(_ line: String, _ note: String) {
    (self.line, self.note) = ("fiori-render \(line)", note)
  }

  /// The examples of each command by its name, and of the program itself by an empty one.
  static let all: [String: [CommandExample]] = [
    "": [
      CommandExample("init cards", "a first card, with its data"),
      CommandExample("render sales.json", "draws sales.png"),
      CommandExample("preview cards --open", "redraws whenever you save"),
    ],
    "render": [
      CommandExample("render sales.json", "sales.png, at 2x"),
      CommandExample("render sales.json -o sales.svg", "the extension selects the format"),
      CommandExample("render cards -o out --if-changed", "only new and changed pictures"),
    ],
    "layout": [
      CommandExample("layout sales.json", "each part's frame"),
      CommandExample("layout sales.json --overlay frames.png", "the frames as a picture"),
      CommandExample("layout sales.json --width 320", "at another width"),
    ],
    "validate": [
      CommandExample("validate sales.json", "errors and warnings"),
      CommandExample("validate cards brand.nss --strict", "fails on warnings"),
      CommandExample("validate cards --fix", "corrects misspelled keys"),
    ],
    "lint": [
      CommandExample("lint cards", "all rules, on all cards"),
      CommandExample("lint sales.json --appearance dark", "in dark mode"),
      CommandExample("lint --explain contrast", "explains a rule"),
    ],
    "fuzz": [
      CommandExample("fuzz sales.json", "rules broken in 100 pictures"),
      CommandExample("fuzz sales.json -o out", "also writes the pictures"),
      CommandExample("fuzz sales.json --seed 7 --count 1", "draws one of them again"),
    ],
    "describe": [
      CommandExample("describe sales.json", "the text for screen readers"),
      CommandExample("describe cards", "for each figure in a folder"),
      CommandExample("describe sales.json --json", "as JSON"),
    ],
    "diff": [
      CommandExample("diff old.png new.png", "identical?"),
      CommandExample("diff old.png new.png --threshold 0.1 -o diff.png", "visibly different?"),
      CommandExample("diff old new --report diff.html", "two folders, as an HTML report"),
    ],
    "verify": [
      CommandExample("verify cards", "compares with the recordings"),
      CommandExample("verify cards --report diff.html", "also writes an HTML report"),
      CommandExample("verify cards --junit verify.xml", "also writes JUnit XML for CI"),
    ],
    "record": [
      CommandExample("record cards", "everything that has changed"),
      CommandExample("record cards 'kpi/*'", "only matching names"),
      CommandExample("record cards --prune", "also removes obsolete recordings"),
    ],
    "markdown": [
      CommandExample("markdown README.md", "draws its fiori blocks"),
      CommandExample("markdown Docs --pictures images", "all documents in a folder"),
      CommandExample("markdown README.md --check", "for CI: fails if out of date"),
    ],
    "gallery": [
      CommandExample("gallery cards -o gallery", "gallery/index.html"),
      CommandExample("gallery cards -o gallery --title Cards", "with a title"),
      CommandExample("gallery 'cards/**/*.json' -o gallery", "all matching files"),
    ],
    "preview": [
      CommandExample("preview", "all descriptions in this folder"),
      CommandExample("preview sales.json --open", "opens the browser"),
      CommandExample("preview cards --port 0", "on any free port"),
    ],
    "serve": [
      CommandExample("serve", "http://127.0.0.1:8080"),
      CommandExample("serve --templates cards", "also serves the cards in this folder"),
      CommandExample("serve --host 0.0.0.0 --token-file tokens", "for other machines"),
    ],
    "sign": [
      CommandExample(
        "sign --signing-key-file keys '/v1/cards/sales.png?region=EMEA'",
        "valid until the key is removed"),
      CommandExample(
        "sign --signing-key-file keys --expires-in 3600 /v1/cards/a.png", "valid for an hour"),
      CommandExample(
        "sign --signing-key-file keys https://example.com/v1/cards/a.png", "signs a URL"),
    ],
    "fonts": [
      CommandExample("fonts --font-path fonts", "lists the families"),
      CommandExample("fonts sales.json", "characters that no font has"),
      CommandExample("fonts cards --system-fonts", "with the system's fonts"),
    ],
    "import": [
      CommandExample("import manifest.json -o card.json", "a description to edit"),
      CommandExample("import manifest.json --data orders.json -o card.json", "with its data"),
      CommandExample("import --list", "lists the supported kinds of cards"),
    ],
    "palette": [
      CommandExample("palette", "palette-v8.png"),
      CommandExample("palette --palette v5 -o colors.svg", "another palette, as SVG"),
      CommandExample("palette --json", "as JSON"),
    ],
    "stream": [
      CommandExample("stream < cards.jsonl", "one line of JSON per picture"),
      CommandExample("stream -o out < cards.jsonl", "files instead of base64"),
      CommandExample("stream --template card.json < rows.jsonl", "one row per line"),
    ],
    "schema": [
      CommandExample("schema", "to standard output"),
      CommandExample("schema -o fiori-render.schema.json", "for editors"),
      CommandExample("schema | jq .title", "prints its title"),
    ],
    "example": [
      CommandExample("example", "lists the types"),
      CommandExample("example chartCard -o card.json", "a card to start from"),
      CommandExample("example kpiView | fiori-render render - > kpi.png", "draws the example"),
    ],
    "init": [
      CommandExample("init", "in this folder"),
      CommandExample("init cards", "in another folder"),
      CommandExample("init cards --preview", "also previews it in the browser"),
    ],
  ]
}
