#ifndef FIORI_RENDER_ICU_SHIM_H
#define FIORI_RENDER_ICU_SHIM_H

// ICU, found when the first number or time is formatted for a locale: linked, it would cost every start
// 1.4 ms (Docs/sources/drawing.md#libraries).
//
// Its prototypes are declared here, so that its headers are not needed to build. ICU calls all of
// them stable in version 72; only the names change, which end in the version.

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct fiori_icu_formatter fiori_icu_formatter;
typedef struct fiori_icu_result fiori_icu_result;
typedef struct fiori_icu_value fiori_icu_value;
typedef struct fiori_icu_position fiori_icu_position;
typedef struct fiori_icu_numbering fiori_icu_numbering;
typedef struct fiori_icu_time_formatter fiori_icu_time_formatter;
typedef struct fiori_icu_calendar fiori_icu_calendar;
typedef struct fiori_icu_patterns fiori_icu_patterns;
typedef struct fiori_icu_plurals fiori_icu_plurals;

/// A status: above zero an error, below zero a warning. It must be zero before each call.
typedef int32_t fiori_icu_status;

/// The category of fields of numbers, `UFIELD_CATEGORY_NUMBER`.
static const int32_t fiori_icu_number_category = 2;

/// Fields of a number, `UNumberFormatFields`, as far as they are told apart.
static const int32_t fiori_icu_integer_field = 0;
static const int32_t fiori_icu_fraction_field = 1;
static const int32_t fiori_icu_decimal_separator_field = 2;
static const int32_t fiori_icu_grouping_separator_field = 6;
static const int32_t fiori_icu_currency_field = 7;
static const int32_t fiori_icu_sign_field = 10;

/// Times are written by a pattern, `UDAT_PATTERN`.
static const int32_t fiori_icu_pattern_style = -2;

/// The Gregorian calendar whatever the locale, `UCAL_GREGORIAN`.
static const int32_t fiori_icu_gregorian = 1;
/// Fields of a calendar: the milliseconds by which a zone, and its summer time, are ahead of UTC.
static const int32_t fiori_icu_zone_offset_field = 15;
static const int32_t fiori_icu_summer_offset_field = 16;

/// Data only from the library itself, `UDATA_NO_FILES`.
static const int32_t fiori_icu_no_files = 3;

/// The functions of ICU that are called; all are null until the library is loaded.
typedef struct {
  void (*get_version)(uint8_t version[4]);
  void (*set_data_directory)(const char *directory);
  void (*set_file_access)(int32_t access, fiori_icu_status *status);
  int32_t (*count_locales)(void);
  const char *(*get_locale)(int32_t place);
  const char *(*error_name)(fiori_icu_status status);
  int32_t (*add_likely_subtags)(const char *locale, char *likely, int32_t capacity,
                                fiori_icu_status *status);
  int32_t (*locale_for_tag)(const char *tag, char *locale, int32_t capacity, int32_t *parsed_length,
                            fiori_icu_status *status);
  fiori_icu_numbering *(*open_numbering)(const char *locale, fiori_icu_status *status);
  void (*close_numbering)(fiori_icu_numbering *numbering);
  int32_t (*currency_digits)(const uint16_t *currency, fiori_icu_status *status);
  fiori_icu_formatter *(*open_formatter)(const uint16_t *skeleton, int32_t length,
                                         const char *locale, fiori_icu_status *status);
  void (*close_formatter)(fiori_icu_formatter *formatter);
  fiori_icu_result *(*open_result)(fiori_icu_status *status);
  void (*close_result)(fiori_icu_result *result);
  void (*format_double)(const fiori_icu_formatter *formatter, double value,
                        fiori_icu_result *result, fiori_icu_status *status);
  const fiori_icu_value *(*result_value)(const fiori_icu_result *result, fiori_icu_status *status);
  const uint16_t *(*get_string)(const fiori_icu_value *value, int32_t *length,
                                fiori_icu_status *status);
  int8_t (*next_position)(const fiori_icu_value *value, fiori_icu_position *position,
                          fiori_icu_status *status);
  fiori_icu_position *(*open_position)(fiori_icu_status *status);
  void (*close_position)(fiori_icu_position *position);
  void (*constrain_category)(fiori_icu_position *position, int32_t category,
                             fiori_icu_status *status);
  int32_t (*get_field)(const fiori_icu_position *position, fiori_icu_status *status);
  void (*get_indexes)(const fiori_icu_position *position, int32_t *start, int32_t *limit,
                      fiori_icu_status *status);
  int32_t (*set_keyword)(const char *keyword, const char *value, char *locale, int32_t capacity,
                         fiori_icu_status *status);
  fiori_icu_calendar *(*open_calendar)(const uint16_t *zone, int32_t zone_length,
                                       const char *locale, int32_t type, fiori_icu_status *status);
  void (*close_calendar)(fiori_icu_calendar *calendar);
  void (*set_time)(fiori_icu_calendar *calendar, double milliseconds, fiori_icu_status *status);
  int32_t (*calendar_field)(const fiori_icu_calendar *calendar, int32_t field,
                            fiori_icu_status *status);
  int32_t (*canonical_zone)(const uint16_t *zone, int32_t length, uint16_t *result,
                            int32_t capacity, int8_t *is_system, fiori_icu_status *status);
  void (*set_gregorian_change)(fiori_icu_calendar *calendar, double milliseconds,
                               fiori_icu_status *status);
  fiori_icu_time_formatter *(*open_time_formatter)(int32_t time_style, int32_t date_style,
                                                   const char *locale, const uint16_t *zone,
                                                   int32_t zone_length, const uint16_t *pattern,
                                                   int32_t pattern_length,
                                                   fiori_icu_status *status);
  void (*close_time_formatter)(fiori_icu_time_formatter *formatter);
  void (*set_calendar)(fiori_icu_time_formatter *formatter, const fiori_icu_calendar *calendar);
  int32_t (*format_time)(const fiori_icu_time_formatter *formatter, double milliseconds,
                         uint16_t *text, int32_t capacity, void *position,
                         fiori_icu_status *status);
  fiori_icu_plurals *(*open_plurals)(const char *locale, fiori_icu_status *status);
  void (*close_plurals)(fiori_icu_plurals *plurals);
  int32_t (*select_plural)(const fiori_icu_plurals *plurals, double number, uint16_t *keyword,
                           int32_t capacity, fiori_icu_status *status);
  fiori_icu_patterns *(*open_patterns)(const char *locale, fiori_icu_status *status);
  void (*close_patterns)(fiori_icu_patterns *patterns);
  int32_t (*best_pattern)(fiori_icu_patterns *patterns, const uint16_t *skeleton, int32_t length,
                          uint16_t *pattern, int32_t capacity, fiori_icu_status *status);
} fiori_icu_functions;

/// Puts the address of a function into `function`; false when the library does not have it.
static inline bool fiori_icu_find(void *library, int version, const char *name, void *function) {
  char symbol[64];
  snprintf(symbol, sizeof symbol, "%s_%d", name, version);
  return (*(void **)function = dlsym(library, symbol)) != NULL;
}

/// Loads one version for the rest of the process and fills `functions`. Returns null, or the
/// dynamic loader's words when the library or one of the functions is not there.
static inline const char *fiori_icu_load_version(fiori_icu_functions *functions, int version) {
  char name[32];
  snprintf(name, sizeof name, "libicui18n.so.%d", version);
  // Names are also searched for in what a library needs, here in libicuuc.
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  const struct {
    const char *name;
    void *function;
  } wanted[] = {
      {"u_getVersion", &functions->get_version},
      {"u_setDataDirectory", &functions->set_data_directory},
      {"udata_setFileAccess", &functions->set_file_access},
      {"uloc_countAvailable", &functions->count_locales},
      {"uloc_getAvailable", &functions->get_locale},
      {"u_errorName", &functions->error_name},
      {"uloc_addLikelySubtags", &functions->add_likely_subtags},
      {"uloc_forLanguageTag", &functions->locale_for_tag},
      {"unumsys_open", &functions->open_numbering},
      {"unumsys_close", &functions->close_numbering},
      {"ucurr_getDefaultFractionDigits", &functions->currency_digits},
      {"unumf_openForSkeletonAndLocale", &functions->open_formatter},
      {"unumf_close", &functions->close_formatter},
      {"unumf_openResult", &functions->open_result},
      {"unumf_closeResult", &functions->close_result},
      {"unumf_formatDouble", &functions->format_double},
      {"unumf_resultAsValue", &functions->result_value},
      {"ufmtval_getString", &functions->get_string},
      {"ufmtval_nextPosition", &functions->next_position},
      {"ucfpos_open", &functions->open_position},
      {"ucfpos_close", &functions->close_position},
      {"ucfpos_constrainCategory", &functions->constrain_category},
      {"ucfpos_getField", &functions->get_field},
      {"ucfpos_getIndexes", &functions->get_indexes},
      {"uloc_setKeywordValue", &functions->set_keyword},
      {"ucal_open", &functions->open_calendar},
      {"ucal_close", &functions->close_calendar},
      {"ucal_setMillis", &functions->set_time},
      {"ucal_get", &functions->calendar_field},
      {"ucal_getCanonicalTimeZoneID", &functions->canonical_zone},
      {"ucal_setGregorianChange", &functions->set_gregorian_change},
      {"udat_open", &functions->open_time_formatter},
      {"udat_close", &functions->close_time_formatter},
      {"udat_setCalendar", &functions->set_calendar},
      {"udat_format", &functions->format_time},
      {"udatpg_open", &functions->open_patterns},
      {"udatpg_close", &functions->close_patterns},
      {"udatpg_getBestPattern", &functions->best_pattern},
      {"uplrules_open", &functions->open_plurals},
      {"uplrules_close", &functions->close_plurals},
      {"uplrules_select", &functions->select_plural},
  };
  for (unsigned long i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
    if (!fiori_icu_find(library, version, wanted[i].name, wanted[i].function)) return dlerror();
  }
  return NULL;
}

/// Loads the library for the rest of the process and fills `functions`: Debian 12's version, whose
/// texts the tests know, else a newer one, else an older one. Returns null, or the dynamic loader's
/// words on Debian 12's.
static inline const char *fiori_icu_load(fiori_icu_functions *functions) {
  const int usual = 72, newest = 85, oldest = 69;
  if (!fiori_icu_load_version(functions, usual)) return NULL;
  for (int version = usual + 1; version <= newest; version++)
    if (!fiori_icu_load_version(functions, version)) return NULL;
  // Before 69 a skeleton cannot keep the sign from a zero.
  for (int version = usual - 1; version >= oldest; version--)
    if (!fiori_icu_load_version(functions, version)) return NULL;
  const char *reason = fiori_icu_load_version(functions, usual);
  return reason ? reason : "the dynamic loader gives no reason";
}

#endif
