import { useState } from "react";
import styles from "./App.module.css";
import lamp from "./lamp.svg";

const pages = import.meta.glob("./pages/*.jsx", { import: "default" });

export function App() {
  const [page, setPage] = useState(null);

  async function show(path) {
    const Page = await pages[path]();
    setPage(<Page />);
  }

  return (
    <main>
      <h1 className={styles.title}>{import.meta.env.VITE_SHOP}</h1>
      <img src={lamp} alt="Desk lamp" width="48" height="48" />
      {Object.keys(pages).map((path) => (
        <button key={path} type="button" onClick={() => show(path)}>
          {path.slice("./pages/".length, -".jsx".length)}
        </button>
      ))}
      {page}
    </main>
  );
}
