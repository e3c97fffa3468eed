/** A WebAssembly module with a function that adds two numbers, as text with one character for each byte. */
export const ADD_WASM = [
  "\0asm\u0001\0\0\0", // version 1
  "\u0001\u0007\u0001\u0060\u0002\u007f\u007f\u0001\u007f", // a type: two numbers in, one out
  "\u0003\u0002\u0001\0", // a function of this type
  "\u0007\u0007\u0001\u0003add\0\0", // its name
  "\u000a\u0009\u0001\u0007\0\u0020\0\u0020\u0001\u006a\u000b", // its code
].join("");
