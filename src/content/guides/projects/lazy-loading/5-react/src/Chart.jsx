export default function Chart() {
  return <pre>### 3</pre>;
}
