// The least that drawing a card to pixels takes with these libraries: reads the fonts of a folder, shapes a word, and
// fills a picture of 686 x 384 pixels. Nothing is encoded.
//
//     cc -O2 start-floor.c -o start-floor $(pkg-config --cflags pangoft2 cairo) -Wl,-Bstatic -lcairo -lpixman-1 \
//       -Wl,-Bdynamic $(pkg-config --libs pangoft2 fontconfig freetype2) -lpng16 -lz -lm -lpthread
//     ./start-floor FOLDER

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangoft2.h>

int main(int count, char **arguments) {
  if (count != 2) return 64;
  FcConfig *configuration = FcConfigCreate();
  FcConfigAppFontAddDir(configuration, (const FcChar8 *)arguments[1]);
  PangoFontMap *fonts = pango_ft2_font_map_new();
  pango_fc_font_map_set_config((PangoFcFontMap *)fonts, configuration);
  PangoLayout *layout = pango_layout_new(pango_font_map_create_context(fonts));
  pango_layout_set_font_description(layout, pango_font_description_from_string("Inter 15"));
  pango_layout_set_text(layout, "Orders", -1);
  int width, height;
  pango_layout_get_size(layout, &width, &height);

  cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 686, 384);
  cairo_t *context = cairo_create(picture);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  cairo_arc(context, 300, 200, 100, 0, 6);
  cairo_set_line_width(context, 8);
  cairo_set_source_rgb(context, 0, 0, 1);
  cairo_stroke(context);
  cairo_surface_flush(picture);
  return width > 0 && cairo_status(context) == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
