#ifndef FIORI_RENDER_CTEXT_SHIM_H
#define FIORI_RENDER_CTEXT_SHIM_H

#include <expat.h>

#include "icu_shim.h"

#endif
