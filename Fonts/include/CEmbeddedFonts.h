#ifndef FIORI_RENDER_EMBEDDED_FONTS_H
#define FIORI_RENDER_EMBEDDED_FONTS_H

/// Opens a font as an anonymous file in memory: 0 regular, 1 light, 2 semibold, 3 bold.
/// Returns its descriptor, which the caller keeps open for as long as the font
/// is in use, or -1 with `errno` set.
int embedded_font_open(int index);

#endif
