import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOut } from "../../../src/navigation/lay-out";

const idle: (() => void)[] = [];
let end: AbortController;

beforeEach(() => {
  idle.length = 0;
  end = new AbortController();
  delete document.documentElement.dataset.text;
  document.body.innerHTML = `<div class="static-html">${"<p>x</p>".repeat(25)}</div>`;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  delete document.documentElement.dataset.text;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const laidOut = () => document.querySelectorAll("[style*=visible]").length;

const scroll = () => window.dispatchEvent(new Event("scroll"));

test("a text is laid out a few blocks at a time from the reader's first interaction, until everything is", () => {
  layOut(end.signal);
  expect(laidOut()).toBe(0);
  scroll();
  expect(laidOut()).toBe(10);
  scroll();
  expect(laidOut()).toBe(10);
  idle.shift()?.();
  expect(laidOut()).toBe(20);
  idle.shift()?.();
  expect(laidOut()).toBe(25);
  expect(idle).toEqual([]);
});

test("it stops when the view ends", () => {
  layOut(end.signal);
  scroll();
  end.abort();
  idle.shift()?.();
  expect(laidOut()).toBe(10);
  layOut(end.signal);
  scroll();
  expect(laidOut()).toBe(10);
});

test("it doesn't start if the view has ended", () => {
  layOut(end.signal);
  end.abort();
  scroll();
  expect(laidOut()).toBe(0);
});

test("a text that is laid out completely is left alone", () => {
  document.documentElement.dataset.text = "whole";
  layOut(end.signal);
  scroll();
  expect(laidOut()).toBe(0);
});
