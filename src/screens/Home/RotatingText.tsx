import "./RotatingText.css";
import { useTicks } from "./useTicks";

interface Props {
  words: string[];
  /** The time in milliseconds before the first change (`delay`) and between the others. */
  delay?: number;
  repeatDelay?: number;
  isRunning: boolean;
}

/** Renders one word after the other, each pushed up by the next. For screen readers it is a list of all words. */
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
