import { Counter } from "./Counter.jsx";

export default () => <Counter label="Lamps" />;
