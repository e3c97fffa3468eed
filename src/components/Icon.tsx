import "./Icon.css";

/** Paths on a grid of 24 × 24 units, rendered as strokes in the color of the text. */
const LINES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  search: "M11 5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M16 16l4 4",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M9 6l6 6-6 6",
  external: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  check: "M5 13l4 4L19 7",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18",
  chat: "M4 5h16v11H10l-6 4z",
  system: "M3 5h18v11H3zM9 20h6M12 16v4",
  // The logo of Stack Overflow, which is simple enough for strokes: these are half as long as its outline.
  stackoverflow: "M3 15v7h17v-7M7 18h9M7 13l9 2M9 9l8 4M12 4l7 6M17 1l4 7",
} as const;

/** Logos of other services on the same grid, rendered as filled shapes. */
const MARKS = {
  x: "M18.9 1.2h3.7l-8 9.2L24 22.8h-7.4l-5.8-7.5-6.6 7.5H.5L9 13 0 1.2h7.6l5.2 6.9zm-1.3 19.4h2L6.5 3.2H4.3z",
  github:
    "M12 .3a12 12 0 0 0-3.8 23.4c.6.1.8-.3.8-.6v-2c-3.3.7-4-1.6-4-1.6-.6-1.4-1.4-1.8-1.4-1.8-1-.7.1-.7.1-.7 1.2.1 1.9 1.2 1.9 1.2 1 1.8 2.8 1.3 3.5 1 .1-.8.4-1.3.7-1.6-2.6-.3-5.4-1.3-5.4-5.9 0-1.3.5-2.4 1.2-3.2-.1-.3-.5-1.5.1-3.2 0 0 1-.3 3.3 1.2a11.5 11.5 0 0 1 6 0c2.3-1.5 3.3-1.2 3.3-1.2.6 1.7.2 2.9.1 3.2.8.8 1.2 1.9 1.2 3.2 0 4.6-2.8 5.6-5.5 5.9.5.4.9 1.1.9 2.2v3.3c0 .3.2.7.8.6A12 12 0 0 0 12 .3z",
} as const;

/** The names of the icons that `Icon` can render. */
export type IconName = keyof typeof LINES | keyof typeof MARKS;

/** Renders a small icon beside or instead of a word. It has no accessible name; the control around it provides one. */
export function Icon({ name }: { name: IconName }) {
  const isMark = name in MARKS;
  return (
    <svg className={isMark ? "icon icon-mark" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={{ ...LINES, ...MARKS }[name]} />
    </svg>
  );
}
