self.onmessage = ({ data }) => {
  self.postMessage(data.reduce((sum, price) => sum + price, 0));
};
