#include "CBuildInfo.h"

const char *fiori_render_commit(void) {
#ifdef FIORI_RENDER_COMMIT
  return FIORI_RENDER_COMMIT;
#else
  return 0;
#endif
}

const char *fiori_render_archives(void) {
#ifdef FIORI_RENDER_ARCHIVES
  return FIORI_RENDER_ARCHIVES;
#else
  return 0;
#endif
}
