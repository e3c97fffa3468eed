import "./Placeholder.css";

/** The grey shape of a page while its text is on the way. Fast loads never show it: it waits 200 ms. */
export function Placeholder() {
  return (
    <div className="placeholder" role="status">
      <span className="visually-hidden">Loading</span>
      <div className="placeholder-title" />
      <div className="placeholder-text" />
      <div className="placeholder-code" />
      <div className="placeholder-text" />
    </div>
  );
}
