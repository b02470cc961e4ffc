"""PNG pictures with few colors, made with Pillow."""

from __future__ import annotations

import importlib.util
import io


def has_pillow() -> bool:
    """Whether Pillow is installed."""
    return importlib.util.find_spec("PIL") is not None


def with_palette(png: bytes) -> bytes:
    """Return a PNG with 256 colors, or the same bytes if these are fewer or Pillow is missing.

    Areas of one color keep it: only shades at the edges of letters and shapes are merged.
    """
    try:
        from PIL import Image
    except ImportError:
        return png
    picture: Image.Image = Image.open(io.BytesIO(png))
    dpi = picture.info.get("dpi")
    # Pillow's median cut is better at edges, but does not support transparency.
    if picture.convert("RGBA").getchannel("A").getextrema() == (255, 255):
        picture, method = picture.convert("RGB"), Image.Quantize.MEDIANCUT
    else:
        picture, method = picture.convert("RGBA"), Image.Quantize.FASTOCTREE
    few = picture.quantize(256, method, kmeans=2, dither=Image.Dither.NONE)
    written = io.BytesIO()
    few.save(written, "png", optimize=True, dpi=dpi)
    return min(png, written.getvalue(), key=len)
