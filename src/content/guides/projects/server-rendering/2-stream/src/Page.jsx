import { lazy, Suspense } from "react";
import { Cart } from "./Cart.jsx";
import { Data } from "./data.jsx";
import lamp from "./lamp.svg";

const Reviews = lazy(() => import("./Reviews.jsx"));

export function Page({ product, files, loadReviews }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{product.name}</title>
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
      </head>
      <body>
        <img src={lamp} alt="" width="48" height="48" />
        <h1>{product.name}</h1>
        <Cart price={product.price} />
        <Suspense fallback={<p>The reviews are on their way …</p>}>
          <Reviews styles={files.reviews} load={loadReviews} />
        </Suspense>
        <Data id="page" value={{ product, files }} />
      </body>
    </html>
  );
}
