"""Find the ``fiori`` blocks of a Markdown page, in the forms of ``fiori-render markdown``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ._settings import ANATOMY_KEYS, OVERLAYS, Matrix

_fence = re.compile(r"(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})[ \t]*(?P<words>.*)$")
_comment = re.compile(r"(?P<indent>[ \t]*)<!-- *(?P<words>fiori(?![:-])\b.*)$", re.IGNORECASE)
_inline = re.compile(r"<!--\s*fiori\s")
_cell = re.compile(r"`{3,}\s*(json\s+)?fiori\s")
_code = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
_option = re.compile(r"(?P<key>rows|columns|caption|accept|parts|labels)=(?P<value>.*)", re.DOTALL)
_word = re.compile(r'(?:[^\s"]|"[^"]*"|"[^"]*$)+')
_name = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")
_setting = re.compile(r"\s*<!--\s*fiori:\s")
_meant = re.compile(
    r"(?P<word>[^\s>`~]\S*)\s+(?P<rest>(?P<description>\{)|[^\s=]+\.json(?!\S).*)",
    re.IGNORECASE | re.DOTALL,
)
_quotation = re.compile(r"^(?:\s*> ?)+")
_marker = re.compile(r"fiori:(?!(begin|end)?(\s|$))\S+")
_container = re.compile(
    r"(?P<indent> *)(?P<mark>(?:[-*+]|\d{1,9}[.)]|!!!|\?\?\?\+?|===[!+]?)(?=\s|$))(?P<blanks> *)"
)
_directive = re.compile(r"\s*(:::\s*(?P<fenced>\S+)|\.\. (?P<word>\S+)::).*")
_BEGIN, _END = "<!-- fiori:begin -->", "<!-- fiori:end -->"


@dataclass(frozen=True)
class MarkdownBlock:
    """A block of a page; lines are counted from 0."""

    first: int
    """Its first line."""
    end: int
    """The line after its last."""
    section_end: int
    """The line after the pictures that ``fiori-render markdown`` has written below it."""
    indent: str
    marks: str
    """Its fence; empty for a comment."""
    content: str
    overlay: tuple[str, ...]
    caption: str | None = None
    matrix: Matrix | None = None
    accepted: tuple[str, ...] = ()
    """The codes of warnings that are meant."""

    @property
    def content_line(self) -> int:
        """The line where its content begins."""
        return self.first if self.end == self.first + 1 else self.first + 1

    @property
    def shown(self) -> bool:
        """Whether readers of the text see a description."""
        return bool(self.marks) and self.content.lstrip().startswith("{")


@dataclass(frozen=True)
class MarkdownProblem:
    """A mistake in the page itself; lines are counted from 0."""

    line: int
    message: str


def blocks_of(lines: list[str]) -> tuple[list[MarkdownBlock], list[MarkdownProblem]]:
    """Return the blocks of a page, except those that are quoted in other blocks, and mistakes."""
    scanner = _Scanner(lines)
    scanner.scan()
    return scanner.blocks, scanner.problems


class _Scanner:
    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self.blocks: list[MarkdownBlock] = []
        self.problems: list[MarkdownProblem] = []
        self._content_indent = 0
        """The indentation of the content of the list item or admonition that a line may be in."""

    def scan(self) -> None:
        index = 0
        while index < len(self._lines):
            line = self._lines[index]
            self._note_container(line)
            if self._is_code(line):
                index += 1
            elif line.lstrip().startswith(">"):
                index = self._quoted(index)
            elif match := _fence.fullmatch(line):
                index = self._fenced(match, index)
            elif match := _comment.fullmatch(line):
                index = self._commented(match, index)
            else:
                self._look(line, index)
                index += 1

    def _is_code(self, line: str) -> bool:
        """Whether the indentation alone makes a line code."""
        indent = line[: len(line) - len(line.lstrip(" \t"))]
        return "\t" in indent or len(indent) >= self._content_indent + 4

    def _note_container(self, line: str) -> None:
        """Track list items and admonitions, whose content is indented further."""
        if not line.strip():
            return
        indent = len(line) - len(line.lstrip(" "))
        if indent < self._content_indent:
            self._content_indent = 0
        if match := _container.match(line):
            mark = match["mark"]
            is_list = mark[0] not in "!?="
            width = len(mark) + min(max(len(match["blanks"]), 1), 4) if is_list else 4
            self._content_indent = indent + width

    def _quoted(self, first: int) -> int:
        """Skip a block quote and note its blocks, whose pictures would have to be quoted."""
        end = first
        while end < len(self._lines) and self._lines[end].lstrip().startswith(">"):
            end += 1
        content = [_quotation.sub("", line) for line in self._lines[first:end]]
        for block in blocks_of(content)[0]:
            message = "a block in a block quote is not supported; move it out of the block quote"
            self._note(first + block.first, message)
        return end

    def _note(self, line: int, message: str) -> None:
        self.problems.append(MarkdownProblem(line, message))

    def _fenced(self, opening: re.Match[str], first: int) -> int:
        """Read a fence, and return the line after it."""
        if opening["marks"][0] == "`" and "`" in opening["words"]:
            self._look(self._lines[first], first)
            return first + 1
        words = _words(opening["words"])
        is_block = [word.lower() for word in words[:1]] == ["fiori"]
        if [word.lower() for word in words[:2]] == ["json", "fiori"]:
            is_block, words = True, words[1:]
        last = first + 1
        while last < len(self._lines) and not self._closes(last, opening):
            last += 1
        if not is_block:
            if words[:1] == ["json"]:
                words = words[1:]
            if words and _is_meant(words[0]):
                message = f"'{words[0]}' does not begin a block; write 'fiori' after the fence"
                self._note(first, message)
            return last + 1
        if last == len(self._lines):
            self._note(first, "unclosed block; add a closing fence")
            return last
        indent = opening["indent"]
        content = "\n".join(row.removeprefix(indent) for row in self._lines[first + 1 : last])
        return self._take(words[1:], content, first, last + 1, indent, opening["marks"])

    def _closes(self, index: int, opening: re.Match[str]) -> bool:
        match = _fence.fullmatch(self._lines[index])
        return (
            match is not None
            and not match["words"].strip()
            and match["marks"][0] == opening["marks"][0]
            and len(match["marks"]) >= len(opening["marks"])
        )

    def _commented(self, match: re.Match[str], first: int) -> int:
        """Read a comment that may be a block, and return the line after it."""
        last = first
        while last < len(self._lines) and "-->" not in self._lines[last]:
            last += 1
        words = match["words"][len("fiori") :]
        is_block = match["words"].startswith("fiori")
        if last == len(self._lines):
            if is_block:
                self._note(first, "unclosed comment; add '-->'")
            return last
        if last > first:
            content = "\n".join(self._lines[first + 1 : last])
            if is_block or content.lstrip().startswith("{"):
                return self._take(_words(words), content, first, last + 1, match["indent"], "")
            return last + 1
        path, _, rest = words.partition("-->")
        if not (is_block or path.strip().lower().endswith(".json")):
            return first + 1
        if rest.strip():
            self._note(first, "a block among other text is not drawn; put it on a line of its own")
            return first + 1
        content, options = path.strip(), list[str]()
        file, *others = _words(content) or [""]
        unknown = [word for word in others if not _is_option(word)]
        if unknown and file.lower().endswith(".json") and not content.startswith("{"):
            self._note(first, _unexpected(unknown[0]))
            return first + 1
        if not content.startswith("{"):
            words_of_path = _words(content)
            while len(words_of_path) > 1 and _is_option(words_of_path[-1]):
                options.insert(0, words_of_path.pop())
            content = " ".join(words_of_path) if options else content
        return self._take(options, content, first, first + 1, match["indent"], "")

    def _take(
        self, words: list[str], content: str, first: int, end: int, indent: str, marks: str
    ) -> int:
        names = [word for word in words if not _is_option(word)]
        if problem := _problem(words):
            self._note(first, problem)
            return end
        options = {match["key"]: match["value"] for word in words if (match := _option.match(word))}
        overlay = tuple(word for word in OVERLAYS if word in words)
        if "anatomy" in overlay:
            overlay += tuple(f"{key}={options[key]}" for key in ANATOMY_KEYS if key in options)
        try:
            matrix = matrix_of(options.get("rows"), options.get("columns"), overlay)
        except ValueError as error:
            self._note(first, f"{error}")
            return end
        if len(names) > 1:
            self._note(first, _unexpected(names[1]))
        elif names and not _name.fullmatch(names[0]):
            self._note(
                first,
                f"'{names[0]}' is not a valid file name; use letters, digits, '-', '_' and '.'",
            )
        elif not content.strip():
            self._note(first, "empty block; add a description or the path of one")
        else:
            section = self._section_end(end)
            self.blocks.append(
                MarkdownBlock(
                    first,
                    end,
                    section or end,
                    indent,
                    marks,
                    content,
                    overlay,
                    options.get("caption"),
                    matrix,
                    tuple(options.get("accept", "").replace(",", " ").split()),
                )
            )
            return section or end
        return end

    def _section_end(self, end: int) -> int | None:
        """Return the line after the pictures below a block; None without pictures."""
        start = end
        while start < len(self._lines) and not self._lines[start].strip():
            start += 1
        if start == len(self._lines) or self._lines[start].strip() != _BEGIN:
            return None
        for index in range(start, len(self._lines)):
            if self._lines[index].strip() == _END:
                return index + 1
        self._note(start, f"'{_BEGIN}' has no end; add '{_END}'")
        return None

    def _comment(self, first: int) -> str:
        """Return a comment from its first word to its end, or to the page's."""
        last = first
        while last + 1 < len(self._lines) and "-->" not in self._lines[last]:
            last += 1
        return "\n".join(self._lines[first : last + 1]).partition("<!--")[2]

    def _look(self, line: str, index: int) -> None:
        """Note a block in a place where no picture is drawn."""
        if line.lstrip().startswith("<!--") and (mistake := _mistake(self._comment(index))):
            self._note(index, mistake)
            return
        directive = _directive.fullmatch(line)
        if directive and _is_meant(directive["fenced"] or directive["word"]):
            self._note(
                index,
                "a directive is not drawn; write '<!-- fiori PATH -->', or the description in a "
                "fence",
            )
            return
        if ("<!--" not in line and "fiori" not in line) or _setting.match(line):
            return
        text = line.strip()
        is_row = text.startswith(("|", "<td"))
        text = _code.sub("", line)
        is_among_text = _inline.search(text) or any(map(_mistake, text.split("<!--")[1:]))
        if is_among_text or (is_row and _cell.search(line)):
            self._note(
                index,
                "a block inside a table cell is not drawn; write the table in HTML, and put "
                "'<td>', the block and '</td>' on separate lines"
                if is_row
                else "a block among other text is not drawn; put it on a line of its own",
            )


def _words(text: str) -> list[str]:
    """Return the words of a text, where quotes may contain blanks; an unclosed quote is kept."""
    words: list[str] = _word.findall(text)
    return [word.replace('"', "") if word.count('"') % 2 == 0 else word for word in words]


def _is_option(word: str) -> bool:
    return word in OVERLAYS or _option.fullmatch(word) is not None


def _problem(words: list[str]) -> str | None:
    """Return the mistake in the options among the words of a block."""
    matches = [match for word in words if (match := _option.fullmatch(word))]
    keys = [match["key"] for match in matches] + [word for word in words if word in OVERLAYS]
    for key in keys:
        if keys.count(key) > 1:
            return f"'{key}' is set twice; remove one of them"
    for match in matches:
        if match["value"].startswith('"'):
            return "unclosed quotation mark; add '\"'"
        if not match["value"]:
            examples = {
                "caption": '"TEXT"',
                "accept": "no-room",
                "parts": "title,metric",
                "labels": '"title=Heading"',
            }
            example = examples.get(match["key"], "KEY")
            return f"'{match['key']}' has no value; write '{match['key']}={example}'"
    return None


def _is_meant(word: str) -> bool:
    """Whether a word is `fiori` with other characters around it, or misspelled."""
    letters = re.search(r"[A-Za-z]+", word)
    return letters is not None and _near(letters[0].lower(), ("fiori",)) is not None


def _mistake(comment: str) -> str | None:
    """Return the mistake in a comment that was meant to be a block, from its first word on."""
    text = comment.partition("-->")[0].strip()
    if marker := _marker.match(text):
        right = "'<!-- fiori:begin -->' or '<!-- fiori:end -->'"
        return f"unknown marker '{marker[0]}'; use {right}"
    match = _meant.match(text)
    if match is None or match["word"].lower() == "fiori" or not _is_meant(match["word"]):
        return None
    begins = f"'{match['word']}' does not begin a block; write"
    if match["description"]:
        return f"{begins} 'fiori' after '<!--'"
    return f"{begins} '<!-- fiori {' '.join(match['rest'].split())} -->'"


def matrix_of(rows: str | None, columns: str | None, overlay: tuple[str, ...]) -> Matrix | None:
    """Return the keys of a matrix; None without any. Raise ``ValueError`` if it has an overlay."""
    if rows is None and columns is None:
        return None
    if overlay:
        raise ValueError(
            "a matrix has no measures; remove 'rows' and 'columns', or the words for measures"
        )
    return rows, columns


def mistake_in_comment(text: str) -> str | None:
    """Return the mistake in a reStructuredText comment that was meant to be a directive.

    Such as ``.. fiori: cards/sales.json``, which has one colon too few.
    """
    word, *rest = text.split(maxsplit=1)[:2] or [""]
    content = rest[0] if rest else ""
    is_path = content.split()[:1] != [] and content.split()[0].lower().endswith(".json")
    if not (is_path or content.startswith(("{", ":"))) or not _is_meant(word):
        return None
    right = f".. fiori:: {content.split()[0]}" if is_path else ".. fiori::"
    return f"'{word}' does not begin a directive; write '{right}'"


def _near(word: str, known: tuple[str, ...]) -> str | None:
    import difflib

    return next(iter(difflib.get_close_matches(word, known, n=1, cutoff=0.75)), None)


def _unexpected(word: str) -> str:
    if meant := _near(word, OVERLAYS):
        return f"unexpected '{word}'; did you mean '{meant}'?"
    return (
        f"unexpected '{word}'; a block takes a name, and 'overlay', 'measures' or 'anatomy', or "
        "'rows=KEY' and 'columns=KEY', and 'caption=\"TEXT\"'"
    )
