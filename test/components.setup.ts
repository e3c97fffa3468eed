import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// What is waited for comes at once, but a machine may be slow and busy.
configure({ asyncUtilTimeout: 20_000 });

// The files of one worker share a document, so what a test puts into it by hand goes as well.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Testing Library does so when it is loaded, which is once for many files here.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

// jsdom knows the element, and not what it does.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
