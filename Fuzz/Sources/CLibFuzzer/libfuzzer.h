// What libFuzzer offers to a mutator of one's own; no header of it is installed.
#include <stddef.h>
#include <stdint.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximum);
