const url = new URL("./photo.wasm", import.meta.url);

/** Returns the functions of the module, which work in a memory of yours. */
export async function photoIn(memory) {
  const imports = { env: { memory } };
  const { instance } = await WebAssembly.instantiateStreaming(
    fetch(url),
    imports,
  );

  return instance.exports;
}
