#ifndef FIORI_RENDER_HYPHENATION_H
#define FIORI_RENDER_HYPHENATION_H

#include <stddef.h>

/// Returns the hyphenation patterns of a language such as "de" or "en-gb", in UTF-8 and one on each
/// line, and the number of their bytes; NULL, and nothing in `count`, if there are none.
const unsigned char *hyphenation_patterns(const char *language, size_t *count);

#endif
