import "../src/index.css";

export default {};
