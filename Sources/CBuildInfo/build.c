#include "CBuildInfo.h"

const char *fiori_render_commit(void) {
#ifdef FIORI_RENDER_COMMIT
  return FIORI_RENDER_COMMIT;
#else
  return 0;
#endif
}
