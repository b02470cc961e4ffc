// The first code of a program, in C since it runs before the Swift runtime: keeps the arguments, and
// hides from all libraries the variables that would change how they draw.

#include "CProgramStart.h"

#include <stdbool.h>
#include <stddef.h>

/// How the variables begin that the libraries read. GLib and GObject read theirs when they are loaded,
/// and end the process for `G_DEBUG=fatal-warnings`; Fontconfig prints to standard output.
/// `FONTCONFIG_FILE` and `FONTCONFIG_PATH` stay for `--system-fonts`: the configuration of all other
/// runs is empty. glibc itself has read `MALLOC_` before; no byte of a picture depends on it.
static const char *const hidden_beginnings[] = {
    // Cairo, pixman
    "CAIRO_", "PIXMAN_",
    // Pango, HarfBuzz, FreeType, and libthai for Pango
    "PANGO", "HB_", "FREETYPE_", "LIBTHAI_",
    // Fontconfig
    "FC_", "FONTCONFIG_SYSROOT=", "FONTCONFIG_USE_MMAP=",
    // GLib
    "G_", "GIO_", "GOBJECT_", "CHARSET=",
    // ICU
    "ICU_",
    // expat, TurboJPEG
    "EXPAT_", "JSIMD_", "TJ_", "JPEGMEM=",
    // glibc, and most of the others
    "LANG=", "LANGUAGE=", "LC_", "OUTPUT_CHARSET=", "TZ=", "TZDIR=",
};

static int argument_count;
static char **arguments;
static int hidden_count;
static char **hidden;

// No function of a library is called, since a sanitizer's may not be ready yet.
#define FIRST_CODE __attribute__((disable_sanitizer_instrumentation)) static

FIRST_CODE bool begins(const char *text, const char *beginning) {
  while (*beginning) {
    if (*text++ != *beginning++) return false;
  }
  return true;
}

FIRST_CODE bool is_hidden(const char *variable) {
  for (size_t i = 0; i < sizeof hidden_beginnings / sizeof *hidden_beginnings; i++) {
    if (begins(variable, hidden_beginnings[i])) return true;
  }
  return false;
}

/// Moves the hidden variables behind the null that ends the others, in the same array.
FIRST_CODE void start(int count, char **values, char **environment) {
  argument_count = count;
  arguments = values;
  int kept = 0, all = 0;
  for (; environment[all]; all++) {
    char *variable = environment[all];
    if (is_hidden(variable)) continue;
    environment[all] = environment[kept];
    environment[kept++] = variable;
  }
  environment[all] = environment[kept];
  environment[kept] = NULL;
  hidden = environment + kept + 1;
  hidden_count = all - kept;
}

/// glibc calls it before the constructors of the libraries, with the arguments of `main`; reading them
/// from /proc, as Swift does, fails where there is none.
__attribute__((section(".preinit_array"), used)) static void (*const program_start)(int, char **,
                                                                                    char **) = start;

int fiori_program_argument_count(void) { return argument_count; }

const char *fiori_program_argument(int index) {
  return index >= 0 && index < argument_count ? arguments[index] : NULL;
}

int fiori_program_hidden_count(void) { return hidden_count; }

const char *fiori_program_hidden(int index) {
  return index >= 0 && index < hidden_count ? hidden[index] : NULL;
}
