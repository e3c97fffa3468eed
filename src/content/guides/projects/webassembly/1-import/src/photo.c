#include <stdint.h>

static uint8_t pixels[4 * 256 * 256];

/* Returns the photo's address. Each pixel has four bytes. */
uint8_t *photo(void) { return pixels; }

/* Turns pixels gray, from one index up to another. */
void grayscale(uint32_t from, uint32_t to) {
  for (uint32_t at = 4 * from; at < 4 * to; at += 4) {
    uint8_t *p = pixels + at;
    p[0] = p[1] = p[2] = (77 * p[0] + 150 * p[1] + 29 * p[2]) >> 8;
  }
}
