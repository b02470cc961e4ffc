#ifndef FIORI_RENDER_CBUILDINFO_H
#define FIORI_RENDER_CBUILDINFO_H

/// The commit that the build is of, in hexadecimal digits; null where nobody told the compiler.
const char *fiori_render_commit(void);

/// The static libraries of the build, each with its package and version (`libwebp=libwebp-dev=1.2.4-0.2`),
/// separated by commas; null where nobody told the compiler.
const char *fiori_render_archives(void);

#endif
