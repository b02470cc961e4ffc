#ifndef FIORI_RENDER_CCAIRO_SHIM_H
#define FIORI_RENDER_CCAIRO_SHIM_H

#include <malloc.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <libdeflate.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <pixman.h>
#include <spng.h>
#include <turbojpeg.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
#include <zopfli/zopfli.h>

#include "lcms_shim.h"

#endif
