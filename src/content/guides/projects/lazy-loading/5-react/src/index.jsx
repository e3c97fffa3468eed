import { lazy, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";

const Chart = lazy(() => import(/* webpackChunkName: "chart" */ "./Chart.jsx"));

function App() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button onClick={() => setOpen(true)}>Show chart</button>
      {isOpen && (
        <Suspense fallback={<p>Loading…</p>}>
          <Chart />
        </Suspense>
      )}
    </>
  );
}

createRoot(document.querySelector("#root")).render(<App />);
