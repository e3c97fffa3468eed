rustc --target wasm32-unknown-unknown --crate-type cdylib -O \
  -C strip=symbols -o src/price.wasm src/price.rs

clang --target=wasm32 -O2 -nostdlib \
  -Wl,--no-entry,--strip-all,--export=photo,--export=grayscale \
  -o src/photo.wasm src/photo.c
