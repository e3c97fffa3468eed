let tabs = 0;

self.addEventListener("connect", ({ ports: [port] }) => {
  tabs += 1;
  port.postMessage(tabs);
});
