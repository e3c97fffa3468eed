import { use } from "react";
import { Data } from "./data.jsx";
import * as classes from "./Reviews.module.css";

export default function Reviews({ styles, load }) {
  const reviews = use(load());

  return (
    <section className={classes.reviews}>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="reviews" />
      ))}
      {reviews.map(({ id, text }) => (
        <blockquote key={id}>{text}</blockquote>
      ))}
      <Data id="reviews" value={reviews} />
    </section>
  );
}
