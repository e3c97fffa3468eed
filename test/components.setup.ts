import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

// Results come right away, but a machine may be slow and busy.
configure({ asyncUtilTimeout: 20_000 });

// The files of one worker share a document, so elements that a test adds by hand must be removed too.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// A lazy component can still be loading when a test is over, and the document is removed after the last test of a worker.
afterAll(() => vi.dynamicImportSettled());

// Testing Library does this when it's loaded, which happens once for many files here.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

// jsdom has the element, but not its behavior.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom lays nothing out, so it can't scroll, and no element ever changes its size.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
