import { hydrateRoot } from "react-dom/client";
import { readData } from "./data.jsx";
import { Page } from "./Page.jsx";

const page = readData("page");
let reviews;

async function findReviews() {
  const sent = readData("reviews");
  if (sent) return sent;
  const response = await fetch(`/api/reviews/${page.product.id}`);
  return response.json();
}

function loadReviews() {
  reviews ??= findReviews();
  return reviews;
}

hydrateRoot(document, <Page {...page} loadReviews={loadReviews} />);
