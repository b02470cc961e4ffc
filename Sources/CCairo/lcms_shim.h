#ifndef FIORI_RENDER_LCMS_SHIM_H
#define FIORI_RENDER_LCMS_SHIM_H

// Little CMS, found when the first picture with a color profile is compared with a description, or one in
// printing colors is drawn: linked, every start would load one more library.

#include <dlfcn.h>
#include <lcms2.h>
#include <stdbool.h>

/// The functions of Little CMS that are called; all are null until the library is loaded.
typedef struct {
  __typeof__(&cmsOpenProfileFromMem) open_profile;
  __typeof__(&cmsCreate_sRGBProfile) create_srgb_profile;
  __typeof__(&cmsCloseProfile) close_profile;
  __typeof__(&cmsGetColorSpace) get_color_space;
  __typeof__(&cmsCreateTransform) create_transform;
  __typeof__(&cmsDeleteTransform) delete_transform;
  __typeof__(&cmsDoTransform) do_transform;
} fiori_lcms_functions;

/// Red, green, blue and alpha in a byte each.
static const cmsUInt32Number fiori_lcms_rgba = TYPE_RGBA_8;
/// Cyan, magenta, yellow and black in a byte each, of which 255 is full ink; in the other, no ink.
static const cmsUInt32Number fiori_lcms_cmyk = TYPE_CMYK_8;
static const cmsUInt32Number fiori_lcms_inverted_cmyk = TYPE_CMYK_8_REV;
/// The darkest that inks can print becomes black.
static const cmsUInt32Number fiori_lcms_black_point_compensation =
    cmsFLAGS_BLACKPOINTCOMPENSATION;
/// The alpha of the output is that of the input.
static const cmsUInt32Number fiori_lcms_copy_alpha = cmsFLAGS_COPY_ALPHA;
static const cmsUInt32Number fiori_lcms_relative_colorimetric = INTENT_RELATIVE_COLORIMETRIC;

/// Loads the library for the rest of the process and fills `functions`. Returns null, or the dynamic
/// loader's words.
static inline const char *fiori_lcms_load(fiori_lcms_functions *functions) {
  void *library = dlopen("liblcms2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  const struct {
    const char *name;
    void *function;
  } wanted[] = {
      {"cmsOpenProfileFromMem", &functions->open_profile},
      {"cmsCreate_sRGBProfile", &functions->create_srgb_profile},
      {"cmsCloseProfile", &functions->close_profile},
      {"cmsGetColorSpace", &functions->get_color_space},
      {"cmsCreateTransform", &functions->create_transform},
      {"cmsDeleteTransform", &functions->delete_transform},
      {"cmsDoTransform", &functions->do_transform},
  };
  for (unsigned long i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
    if (!(*(void **)wanted[i].function = dlsym(library, wanted[i].name))) return dlerror();
  }
  return NULL;
}

#endif
