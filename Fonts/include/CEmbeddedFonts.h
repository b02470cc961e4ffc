#ifndef FIORI_RENDER_EMBEDDED_FONTS_H
#define FIORI_RENDER_EMBEDDED_FONTS_H

/// How many font files the program carries.
int embedded_font_count(void);

/// Opens the font file with the given index as an anonymous file in memory.
/// Returns its descriptor, which the caller keeps open for as long as the font
/// is in use, or -1 with `errno` set.
int embedded_font_open(int index);

#endif
