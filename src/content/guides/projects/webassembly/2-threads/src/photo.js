const url = new URL("./photo.wasm", import.meta.url);

/** Returns the module's functions, which use the memory that you pass in. */
export async function photoIn(memory) {
  const imports = { env: { memory } };
  const { instance } = await WebAssembly.instantiateStreaming(
    fetch(url),
    imports,
  );

  return instance.exports;
}
