export class Calculator {
  constructor(url) {
    this.worker = new Worker(url);
  }

  compute(n) {
    return new Promise((resolve) => {
      this.worker.onmessage = ({ data }) => resolve(data.value);
      this.worker.postMessage(n);
    });
  }
}
