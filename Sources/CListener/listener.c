#include "CListener.h"

#include <arpa/inet.h>
#include <linux/filter.h>
#include <netinet/in.h>
#include <sys/socket.h>

int fiori_listener_is_open(int file) {
  int is_open = 0;
  socklen_t size = sizeof is_open;
  return getsockopt(file, SOL_SOCKET, SO_ACCEPTCONN, &is_open, &size) == 0 && is_open;
}

int fiori_listener_is_local(int file) {
  union {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    struct sockaddr_storage storage;
  } address;
  socklen_t size = sizeof address;
  if (getsockname(file, &address.any, &size) != 0) return 0;
  switch (address.any.sa_family) {
  case AF_UNIX: return 1;
  case AF_INET: return ntohl(address.v4.sin_addr.s_addr) >> 24 == IN_LOOPBACKNET;
  case AF_INET6: return IN6_IS_ADDR_LOOPBACK(&address.v6.sin6_addr);
  default: return 0;
  }
}

_Static_assert(
    sizeof(struct fiori_listener_program) == sizeof(struct sock_fprog), "the layouts differ");

struct fiori_listener_program fiori_listener_second(void) {
  // The sockets count from 0, in the order in which they began to listen.
  static const struct sock_filter second = {BPF_RET | BPF_K, 0, 0, 1};
  struct fiori_listener_program program = {1, {0}, (uint64_t)(uintptr_t)&second};
  return program;
}

int fiori_listener_program_option(void) { return SO_ATTACH_REUSEPORT_CBPF; }
