"""Makes Pictures.ttf, a font of one picture, with fontTools."""

import pathlib
import struct
import zlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph
from fontTools.ttLib.tables.sbixStrike import Strike

CHARACTERS = {" ": "space", "1": "one", "\u20e3": "keycap", "❤": "heart", "☎": "telephone"}
SIDE = 16
"""The pixels of the picture's sides."""


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture() -> bytes:
    """Return a PNG of a red square."""
    rows = (b"\0" + b"\xcc\x22\x22" * SIDE) * SIDE
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    parts = [chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def main() -> None:
    """Write the font."""
    names = [".notdef", *CHARACTERS.values()]
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in [(0, 1000), (1000, 1000), (1000, 0)]:
        pen.lineTo(point)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(one): name for one, name in CHARACTERS.items()})
    builder.setupGlyf(dict.fromkeys(names, square))
    # A blank is as wide as a picture, as in Noto Color Emoji.
    builder.setupHorizontalMetrics(dict.fromkeys(names, (2000, 0)))
    builder.setupHorizontalHeader(ascent=1000, descent=0)
    builder.setupNameTable({"familyName": "Pictures", "psName": "Pictures-Regular"})
    builder.setupOS2(sTypoAscender=1000)
    builder.setupPost(keepGlyphNames=False)
    table = newTable("sbix")
    strike = Strike(ppem=SIDE)
    for name in names[2:]:
        strike.glyphs[name] = Glyph(glyphName=name, graphicType="png ", imageData=picture())
    table.strikes[SIDE] = strike
    builder.font["sbix"] = table
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(pathlib.Path(__file__).with_name("Pictures.ttf"))


if __name__ == "__main__":
    main()
