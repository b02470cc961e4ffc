// `#embed` is why this is C.
#include "CHyphenation.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char da[] = {
#embed "hyph-da.pat.txt"
};
static const unsigned char de[] = {
#embed "hyph-de-1996.pat.txt"
};
static const unsigned char en_gb[] = {
#embed "hyph-en-gb.pat.txt"
};
static const unsigned char en_us[] = {
#embed "hyph-en-us.pat.txt"
};
static const unsigned char es[] = {
#embed "hyph-es.pat.txt"
};
static const unsigned char et[] = {
#embed "hyph-et.pat.txt"
};
static const unsigned char fr[] = {
#embed "hyph-fr.pat.txt"
};
static const unsigned char it[] = {
#embed "hyph-it.pat.txt"
};
static const unsigned char lt[] = {
#embed "hyph-lt.pat.txt"
};
static const unsigned char nb[] = {
#embed "hyph-nb.pat.txt"
};
static const unsigned char pl[] = {
#embed "hyph-pl.pat.txt"
};
static const unsigned char pt[] = {
#embed "hyph-pt.pat.txt"
};
static const unsigned char sl[] = {
#embed "hyph-sl.pat.txt"
};

static const struct {
  const char *language;
  const unsigned char *bytes;
  size_t count;
} patterns[] = {
    {"da", da, sizeof da},       {"de", de, sizeof de},       {"en-gb", en_gb, sizeof en_gb},
    {"en", en_us, sizeof en_us}, {"es", es, sizeof es},       {"et", et, sizeof et},
    {"fr", fr, sizeof fr},       {"it", it, sizeof it},       {"lt", lt, sizeof lt},
    {"nb", nb, sizeof nb},       {"nn", nb, sizeof nb},       {"no", nb, sizeof nb},
    {"pl", pl, sizeof pl},       {"pt", pt, sizeof pt},       {"sl", sl, sizeof sl},
};

const unsigned char *hyphenation_patterns(const char *language, size_t *count) {
  for (size_t index = 0; index < sizeof patterns / sizeof patterns[0]; index++) {
    if (strcmp(patterns[index].language, language) != 0) continue;
    *count = patterns[index].count;
    return patterns[index].bytes;
  }
  return NULL;
}
