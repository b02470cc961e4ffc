#ifndef FIORI_RENDER_CBUILDINFO_H
#define FIORI_RENDER_CBUILDINFO_H

/// The commit that the build is of, in hexadecimal digits; null where nobody told the compiler.
const char *fiori_render_commit(void);

#endif
