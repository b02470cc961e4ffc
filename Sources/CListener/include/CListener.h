#ifndef FIORI_RENDER_LISTENER_H
#define FIORI_RENDER_LISTENER_H

#include <stdint.h>

// Sockets that listen, as far as only C can look at them.

/// Returns whether a file of the process is a socket that listens.
int fiori_listener_is_open(int file);

/// Returns whether only this machine can reach a socket that listens.
int fiori_listener_is_local(int file);

/// A `struct sock_fprog`, with its pointer as a number.
struct fiori_listener_program {
  uint16_t count;
  uint16_t unused[3];
  uint64_t code;
};

/// Returns a program for the sockets that share a port: all new connections go to the second one. The
/// system divides them among all if there is none.
struct fiori_listener_program fiori_listener_second(void);

/// The socket option that takes the program.
int fiori_listener_program_option(void);

#endif
