import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BEAT } from "../../../../src/playground/frames/beat";
import { watchPulse } from "../../../../src/playground/session/pulse";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const onLost = vi.fn();
  const stop = watchPulse(frame, onLost);
  const beat = (source: Window | null, data: unknown = BEAT) => {
    window.dispatchEvent(new MessageEvent("message", { source, data }));
  };
  return { frame, onLost, stop, beat };
}

test("a frame that sends messages is alive, and a silent one is lost, which is reported once", () => {
  const { frame, onLost, beat } = setUp();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    beat(frame.contentWindow);
  }
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onLost).toHaveBeenCalledOnce();
});

test("messages from others, and other messages from the frame, don't count", () => {
  const { frame, onLost, beat } = setUp();
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1000);
    beat(window);
    beat(frame.contentWindow, { id: 1 });
  }
  expect(onLost).toHaveBeenCalledOnce();
});

test("a hidden page waits, and nothing is reported after the end of the watch", () => {
  const { onLost, stop } = setUp();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
  hidden.mockRestore();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onLost).not.toHaveBeenCalled();
});
