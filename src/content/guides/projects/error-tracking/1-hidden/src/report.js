const report = ({ stack }) => navigator.sendBeacon("/errors", stack);

addEventListener("error", (event) => event.error && report(event.error));
addEventListener("unhandledrejection", ({ reason }) => report(reason));
