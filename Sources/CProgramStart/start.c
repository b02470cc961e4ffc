// The first code of a program, in C since it runs before the Swift runtime: keeps the arguments, and
// hides from all libraries the variables that would change how they draw.

#include "CProgramStart.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/// The variables that the libraries read, by their first letters. GLib and GObject read theirs when they
/// are loaded, and end the process for `G_DEBUG=fatal-warnings`; Fontconfig prints to standard output.
/// `FONTCONFIG_FILE` and `FONTCONFIG_PATH` stay for `--system-fonts`: the configuration of all other
/// runs is empty. glibc itself has read `MALLOC_` before; no byte of a picture depends on it.
static const char *const hidden_prefixes[] = {
    "CAIRO_",     // Cairo
    "EXPAT_",     // expat
    "FC_",        // Fontconfig
    "FREETYPE_",  // FreeType
    "G_",         "GIO_", "GOBJECT_",  // GLib
    "HB_",        // HarfBuzz
    "ICU_",       // ICU
    "JSIMD_",     "TJ_",  // TurboJPEG
    "LC_",        // glibc, Fontconfig, GLib, ICU
    "LIBTHAI_",   // libthai, for Pango
    "PANGO",      // Pango
    "PIXMAN_",    // pixman
};

/// The variables with these names.
static const char *const hidden_names[] = {
    "CHARSET",             // GLib
    "FONTCONFIG_SYSROOT",  "FONTCONFIG_USE_MMAP",  // Fontconfig
    "JPEGMEM",             // TurboJPEG
    "LANG",                "LANGUAGE", "OUTPUT_CHARSET",  // as LC_
    "TZ",                  "TZDIR",  // glibc, ICU
};

static int argument_count;
static char **arguments;
static int hidden_count;
static char **hidden;

__attribute__((disable_sanitizer_instrumentation)) static bool is_hidden(const char *variable) {
  for (size_t i = 0; i < sizeof hidden_prefixes / sizeof *hidden_prefixes; i++) {
    const char *prefix = hidden_prefixes[i];
    if (*variable == *prefix && !strncmp(variable, prefix, strlen(prefix))) return true;
  }
  for (size_t i = 0; i < sizeof hidden_names / sizeof *hidden_names; i++) {
    const char *name = hidden_names[i];
    if (*variable != *name) continue;
    size_t length = strlen(name);
    if (!strncmp(variable, name, length) && variable[length] == '=') return true;
  }
  return false;
}

/// Moves the hidden variables behind the null that ends the others, in the same array.
__attribute__((disable_sanitizer_instrumentation)) static void start(int count, char **values,
                                                                      char **environment) {
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
