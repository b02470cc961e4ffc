// `memfd_create` and seals are declared only with _GNU_SOURCE, which Swift does not set:
// that, and `#embed`, are why this is C.
#define _GNU_SOURCE

#include "CEmbeddedFonts.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char light[] = {
#embed "Inter-Light.otf"
};
static const unsigned char regular[] = {
#embed "Inter-Regular.otf"
};
static const unsigned char semi_bold[] = {
#embed "Inter-SemiBold.otf"
};
static const unsigned char bold[] = {
#embed "Inter-Bold.otf"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} fonts[] = {
    {"Inter-Regular", regular, sizeof regular},
    {"Inter-Light", light, sizeof light},
    {"Inter-SemiBold", semi_bold, sizeof semi_bold},
    {"Inter-Bold", bold, sizeof bold},
};

/// Lets go of the pages that were read, a megabyte in all: the copy serves from here on. They are
/// the program's own file and come back if they are asked for.
static void forget(const unsigned char *bytes, size_t count) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)bytes + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)bytes + count) / page * page;
  if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
}

static int is_font(int index) {
  if (index >= 0 && index < (int)(sizeof fonts / sizeof fonts[0])) return 1;
  errno = EINVAL;
  return 0;
}

int embedded_font_create(int index) {
  return is_font(index) ? memfd_create(fonts[index].name, MFD_CLOEXEC | MFD_ALLOW_SEALING) : -1;
}

int embedded_font_write(int index, int descriptor) {
  if (!is_font(index)) return -1;
  size_t written = 0;
  while (written < fonts[index].count) {
    ssize_t count = pwrite(descriptor, fonts[index].bytes + written, fonts[index].count - written,
                           (off_t)written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -1;
    written += (size_t)count;
  }
  // Nothing that writes to a wrong descriptor can change the font.
  int seals = F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  if (fcntl(descriptor, F_ADD_SEALS, seals) != 0) return -1;
  forget(fonts[index].bytes, fonts[index].count);
  return 0;
}
