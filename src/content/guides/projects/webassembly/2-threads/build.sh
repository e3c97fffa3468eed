rustc --target wasm32-unknown-unknown --crate-type cdylib -O \
  -C strip=symbols -o src/price.wasm src/price.rs

clang --target=wasm32 -O2 -nostdlib -matomics -mbulk-memory \
  -Wl,--no-entry,--strip-all,--export=photo,--export=grayscale \
  -Wl,--import-memory,--shared-memory,--max-memory=1048576 \
  -o src/photo.wasm src/photo.c
