#ifndef FIORI_RENDER_PROGRAM_START_H
#define FIORI_RENDER_PROGRAM_START_H

// What a program was started with. Only programs link this target: a library leaves the environment
// of its process alone.

/// Returns the number of arguments, with the name of the program.
int fiori_program_argument_count(void);

/// Returns an argument, or null beyond the last one.
const char *fiori_program_argument(int index);

/// Returns the number of variables that were hidden from the libraries.
int fiori_program_hidden_count(void);

/// Returns a hidden variable as `NAME=value`, or null beyond the last one.
const char *fiori_program_hidden(int index);

#endif
