import "./RotatingText.css";
import { useTicks } from "./useTicks";

interface Props {
  words: string[];
  /** Milliseconds before the first change, and between the others. */
  delay?: number;
  repeatDelay?: number;
  isRunning: boolean;
}

/** One word after the other, each pushed up by the next. To be heard, and where nothing moves, it is a list. */
export function RotatingText({ words, delay = 0, repeatDelay = 3000, isRunning }: Props) {
  const count = useTicks(delay, repeatDelay, isRunning);
  const word = (index: number) => words[index % words.length];
  return (
    <>
      <span className="visually-hidden">{words.join(", ")}</span>
      <span className="rotating-text" aria-hidden="true">
        {count > 0 && (
          <span key={count - 1} className="rotating-text-out">
            {word(count - 1)}
          </span>
        )}
        <span key={count} className={count > 0 ? "rotating-text-in" : undefined}>
          {word(count)}
        </span>
      </span>
    </>
  );
}
