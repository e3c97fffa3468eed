import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveOutRemoved } from "../../../../src/components/prose/copy-selection";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p>Before</p><pre><code><span class="line">a {
</span><span class="line line-removed" id="old"><span class="line-sign">-</span>old
</span><span class="line line-added" id="new"><span class="line-sign">+</span>new
</span></code></pre><p>After</p>`;
});
afterEach(() => {
  vi.useRealTimers();
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

/** Selects from one element to another and returns whether the removed line is left out of the copied text. */
function isLeftOut(from: string, to: string): boolean {
  const [start, end] = [from, to].map((selector) => document.querySelector(selector) as Element);
  getSelection()?.setBaseAndExtent(start as Element, 0, end as Element, end?.childNodes.length ?? 0);
  leaveOutRemoved();
  const isHidden = document.getElementById("old")?.hidden;
  vi.runAllTimers();
  expect(document.getElementById("old")?.hidden).toBe(false);
  return isHidden === true;
}

test.each([
  [true, "of a diff", "code", "code"],
  [true, "that begins and ends outside of a diff", "p", "p:last-child"],
  [true, "that begins in a removed line", "#old", "#new"],
  [false, "of nothing else", "#old", "#old"],
  [false, "of one line and its sign", "#old .line-sign", "#old"],
  [false, "elsewhere", "p", "p"],
])("that a removed line is left out is %s for a selection %s", (expected, _, from, to) => {
  expect(isLeftOut(from, to)).toBe(expected);
});
