#ifndef FIORI_RENDER_EMBEDDED_FONTS_H
#define FIORI_RENDER_EMBEDDED_FONTS_H

/// Creates an empty anonymous file in memory for a font: 0 regular, 1 light, 2 semibold, 3 bold.
/// Returns its descriptor, which the caller keeps open for as long as the font is in use, or -1 with
/// `errno` set.
int embedded_font_create(int index);

/// Writes a font into the file that `embedded_font_create` made for it, and seals the file against
/// changes. Returns 0, or -1 with `errno` set.
int embedded_font_write(int index, int descriptor);

#endif
