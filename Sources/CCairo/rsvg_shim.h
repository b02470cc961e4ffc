#ifndef FIORI_RENDER_RSVG_SHIM_H
#define FIORI_RENDER_RSVG_SHIM_H

// librsvg, found when the first SVG icon is read: linked, it would cost every start 3 ms
// (Docs/sources/drawing.md#libraries).
//
// Its prototypes are declared here, so that its headers are not needed to build. They are those of
// librsvg 2.52, which keeps them for as long as the library is called librsvg-2.so.2.

#include <cairo.h>
#include <dlfcn.h>
#include <glib-object.h>

typedef struct fiori_rsvg_handle fiori_rsvg_handle;

typedef struct {
  double x, y, width, height;
} fiori_rsvg_rectangle;

typedef struct {
  double length;
  int unit;
} fiori_rsvg_length;

/// The functions of librsvg that are called, and its version; all are null or 0 until the library is
/// loaded.
typedef struct {
  fiori_rsvg_handle *(*new_from_data)(const unsigned char *data, gsize count, GError **error);
  gboolean (*get_size_in_pixels)(fiori_rsvg_handle *handle, double *width, double *height);
  void (*get_dimensions)(fiori_rsvg_handle *handle, gboolean *has_width, fiori_rsvg_length *width,
                         gboolean *has_height, fiori_rsvg_length *height, gboolean *has_view_box,
                         fiori_rsvg_rectangle *view_box);
  gboolean (*render_document)(fiori_rsvg_handle *handle, cairo_t *context,
                              const fiori_rsvg_rectangle *viewport, GError **error);
  guint major_version, minor_version, micro_version;
} fiori_rsvg_functions;

/// Loads the library for the rest of the process and fills `functions`. Returns null, or the
/// dynamic loader's words when the library or one of these is not there.
static inline const char *fiori_rsvg_load(fiori_rsvg_functions *functions) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  *(void **)&functions->new_from_data = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&functions->get_size_in_pixels =
      dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&functions->get_dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&functions->render_document = dlsym(library, "rsvg_handle_render_document");
  const guint *major = dlsym(library, "rsvg_major_version");
  const guint *minor = dlsym(library, "rsvg_minor_version");
  const guint *micro = dlsym(library, "rsvg_micro_version");
  if (functions->new_from_data && functions->get_size_in_pixels && functions->get_dimensions &&
      functions->render_document && major && minor && micro) {
    functions->major_version = *major;
    functions->minor_version = *minor;
    functions->micro_version = *micro;
    return NULL;
  }
  const char *reason = dlerror();
  return reason ? reason : "a function is missing";
}

#endif
