import { wave } from "./wave.js";

class Beep extends AudioWorkletProcessor {
  process(inputs, [[channel]]) {
    channel.forEach((_, index) => {
      channel[index] = wave((currentFrame + index) / sampleRate);
    });
    return true;
  }
}

registerProcessor("beep", Beep);
