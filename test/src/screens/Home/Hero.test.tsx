import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Cube } from "../../../../src/screens/Home/Cube";
import { Hero } from "../../../../src/screens/Home/Hero";
import { RotatingText } from "../../../../src/screens/Home/RotatingText";
import { renderSite } from "../../components/render";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Returns the words on the screen: one, or both the old and the new one during a change. */
const words = () => [...document.querySelectorAll(".rotating-text > span")].map((word) => word.textContent);
const angle = () => document.querySelector<HTMLElement>(".cube-turning")?.style.transform;

test("the first screen links to the guides, the concepts and the playground", () => {
  renderSite(<Hero />);
  const links = [...document.querySelectorAll(".home-actions a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/guides/getting-started/", "/concepts/", "/playground/"]);
});

describe("the heading", () => {
  test("is announced with all its words", () => {
    renderSite(<Hero />);
    const heading = screen.getByRole("heading", { name: "bundle your assets, scripts, images, styles" });
    expect(heading.tagName).toBe("H1");
  });

  test("shows the first word for 5000 ms, then another every 5000 ms, in a cycle", () => {
    renderSite(<Hero />);
    pass(4999);
    expect(words()).toEqual(["assets"]);
    pass(1);
    expect(words()).toEqual(["assets", "scripts"]);
    pass(5000);
    expect(words()).toEqual(["scripts", "images"]);
    pass(5000);
    expect(words()).toEqual(["images", "styles"]);
    pass(5000);
    expect(words()).toEqual(["styles", "assets"]);
  });

  test("by default text rotates every 3000 ms", () => {
    renderSite(<RotatingText words={["one", "two", "three"]} delay={100} isRunning />);
    pass(100);
    expect(words().at(-1)).toBe("two");
    pass(2999);
    expect(words().at(-1)).toBe("two");
    pass(1);
    expect(words().at(-1)).toBe("three");
  });
});

describe("the cube", () => {
  test("turns by 90 degrees every 5000 ms", () => {
    renderSite(<Hero />);
    expect(angle()).toBe("rotateY(0deg)");
    pass(5000);
    expect(angle()).toBe("rotateY(90deg)");
    for (let turn = 0; turn < 4; turn++) pass(5000);
    expect(angle()).toBe("rotateY(450deg)");
  });

  test("by default turns every 1000 ms", () => {
    renderSite(<Cube isRunning />);
    pass(1000);
    expect(angle()).toBe("rotateY(90deg)");
  });
});

describe("motion", () => {
  test("can be stopped and started", () => {
    renderSite(<Hero />);
    act(() => screen.getByRole("button", { name: "Pause animation" }).click());
    pass(60_000);
    expect(words()).toEqual(["assets"]);
    expect(angle()).toBe("rotateY(0deg)");
    act(() => screen.getByRole("button", { name: "Play animation" }).click());
    pass(5000);
    expect(words()).toEqual(["assets", "scripts"]);
  });

  test("waits until the page has loaded and is idle", () => {
    vi.stubGlobal("requestIdleCallback", () => {});
    renderSite(<Hero />);
    pass(60_000);
    expect(words()).toEqual(["assets"]);
    expect(document.querySelector(".home-still")).not.toBeNull();
    screen.getByRole("button", { name: "Pause animation" });
  });

  test("pauses while it isn't visible", () => {
    let tell: (isSeen: boolean) => void = () => {};
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    renderSite(<Hero />);
    tell(true);
    pass(5000);
    expect(words()).toEqual(["assets", "scripts"]);
    tell(false);
    expect(document.querySelector(".home-still")).not.toBeNull();
    pass(60_000);
    expect(words()).toEqual(["assets", "scripts"]);
    tell(true);
    pass(5000);
    expect(words()).toEqual(["scripts", "images"]);
  });

  test("doesn't start with reduced motion", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") }));
    renderSite(<Hero />);
    pass(60_000);
    expect(words()).toEqual(["assets"]);
    expect(angle()).toBe("rotateY(0deg)");
  });
});
