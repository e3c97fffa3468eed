import { answer, type MeasureAnswer, type MeasureRequest } from "../../../../src/playground/graph/measure/messages";

/** Does the work of the worker in the thread of the test, because jsdom has no workers. Messages are copied as there. */
export class WorkerHere extends EventTarget {
  #isRunning = true;

  postMessage(request: MeasureRequest): void {
    answer(structuredClone(request), (message) => {
      if (this.#isRunning)
        this.dispatchEvent(new MessageEvent<MeasureAnswer>("message", { data: structuredClone(message) }));
    });
  }

  terminate(): void {
    this.#isRunning = false;
  }
}
