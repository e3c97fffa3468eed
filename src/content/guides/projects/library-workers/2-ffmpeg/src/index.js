import core from "@ffmpeg/core";
import wasm from "@ffmpeg/core/wasm";
import { FFmpeg } from "@ffmpeg/ffmpeg";

const absolute = (path) => new URL(path, document.baseURI).href;

const ffmpeg = new FFmpeg();
await ffmpeg.load({ coreURL: absolute(core), wasmURL: absolute(wasm) });

await ffmpeg.exec(["-f", "lavfi", "-i", "sine=duration=1", "tone.wav"]);
const tone = await ffmpeg.readFile("tone.wav");
document.body.append(`Bytes: ${tone.length}`);
