import { css } from "@emotion/react";
import { createRoot } from "react-dom/client";

const sale = css`
  /* Large enough for a thumb. */
  padding: 1rem;
  color: crimson;
`;

const main = document.body.appendChild(document.createElement("main"));
createRoot(main).render(<button css={sale}>Buy</button>);
