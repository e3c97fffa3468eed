import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is waited for comes at once, but a machine may be slow and busy.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// jsdom knows the element, and not what it does.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
