import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { registerWorker } from "../../../../src/utilities/browser/register-worker";

const HOUR = 3_600_000;
const register = vi.fn();
const update = vi.fn();
const onWaiting = vi.fn();
/** A registration to which a worker that is being installed can be added. */
const registration = Object.assign(new EventTarget(), {
  update,
  waiting: null as object | null,
  active: {},
  installing: new EventTarget(),
});
const frames = () => [...document.querySelectorAll("iframe")];

beforeEach(() => {
  vi.useFakeTimers();
  onWaiting.mockReset();
  update.mockReset().mockResolvedValue(undefined);
  register.mockReset().mockResolvedValue(Object.assign(registration, { waiting: null }));
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stub(address: string, { hasWorkers = true, hasCache = false } = {}) {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("navigator", hasWorkers ? { serviceWorker: { register } } : {});
  vi.stubGlobal("applicationCache", hasCache ? { update } : undefined);
}

describe("a service worker", () => {
  test.each(["https://webpack.example/", "http://localhost:3000/", "http://127.0.0.1/", "http://127.1.2.3:80/"])(
    "is registered at %s",
    (address) => {
      stub(address);
      registerWorker("/docs/", onWaiting);
      expect(register).toHaveBeenCalledWith("/docs/sw.js", { scope: "/docs/", updateViaCache: "none" });
      expect(frames()).toEqual([]);
    },
  );

  test("is checked for a new version every hour, and may be unreachable", async () => {
    stub("https://webpack.example/");
    registerWorker("/", onWaiting);
    update.mockRejectedValue(new Error("offline"));
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test("isn't checked again while a host hasn't responded", async () => {
    stub("https://webpack.example/");
    registerWorker("/", onWaiting);
    let answer = () => {};
    update.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(update).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test("is checked when the reader comes back after an hour, not before", async () => {
    stub("https://webpack.example/");
    const update = vi.fn(async () => {}); // pages of the other tests are listening too
    register.mockResolvedValue(Object.assign(new EventTarget(), { update, waiting: null }));
    registerWorker("/", onWaiting);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + HOUR); // the machine was asleep
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalled();
  });

  test("that is waiting is reported, now or when it arrives", async () => {
    stub("https://webpack.example/");
    registerWorker("/", onWaiting);
    await vi.advanceTimersByTimeAsync(1);
    expect(onWaiting).not.toHaveBeenCalled();
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = { name: "newer" };
    registration.installing.dispatchEvent(new Event("statechange"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(onWaiting).toHaveBeenCalledWith(registration.waiting);
  });

  test("that takes over on its own isn't reported", async () => {
    stub("https://webpack.example/");
    registerWorker("/", onWaiting);
    await vi.advanceTimersByTimeAsync(1);
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = { name: "newer" };
    registration.installing.dispatchEvent(new Event("statechange"));
    registration.waiting = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect(onWaiting).not.toHaveBeenCalled();
  });

  test("that can't be registered only causes a warning", async () => {
    stub("https://webpack.example/");
    register.mockRejectedValue(new Error("refused"));
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    registerWorker("/", onWaiting);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe("elsewhere", () => {
  test("the application cache is loaded by a hidden frame, after the page, and updated every hour", () => {
    stub("http://webpack.example/", { hasCache: true });
    vi.spyOn(document, "readyState", "get").mockReturnValueOnce("interactive");
    registerWorker("/docs/", onWaiting);
    expect(frames()).toEqual([]);
    dispatchEvent(new Event("load"));
    const [frame] = frames();
    expect(frame?.hidden).toBe(true);
    expect(frame?.getAttribute("src")).toBe("/docs/manifest.html");
    const refresh = vi.fn(() => {
      throw new Error("InvalidStateError");
    });
    Object.defineProperty(frame, "contentWindow", { value: { applicationCache: { update: refresh } } });
    vi.advanceTimersByTime(2 * HOUR);
    expect(refresh).toHaveBeenCalledTimes(2); // errors are ignored
    expect(register).not.toHaveBeenCalled();
  });

  test("in browsers with neither, nothing happens", () => {
    for (const address of ["http://webpack.example/", "https://webpack.example/"]) {
      stub(address, { hasWorkers: false });
      registerWorker("/", onWaiting);
    }
    dispatchEvent(new Event("load"));
    expect(frames()).toEqual([]);
    expect(register).not.toHaveBeenCalled();
  });
});
