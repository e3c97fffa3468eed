import { useEffect, useRef } from "react";
import "./Cube.css";
import { useTicks } from "./useTicks";

const FACES = ["front", "right", "back", "left", "top", "bottom"];

interface Props {
  /** The time in milliseconds between two turns. */
  repeatDelay?: number;
  isRunning: boolean;
}

/**
 * Renders the rotating cube, which turns by 90 degrees at a time. It is 30 pixels deep, unless the custom property
 * `--cube` sets another size.
 */
export function Cube({ repeatDelay = 1000, isRunning }: Props) {
  const turns = useTicks(repeatDelay, repeatDelay, isRunning);
  const cube = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The transform is set by script, because the security policy forbids style attributes.
    if (cube.current) cube.current.style.transform = `rotateY(${turns * 90}deg)`;
  }, [turns]);
  return (
    <div className="cube" aria-hidden="true">
      <div className="cube-turning" ref={cube}>
        {["cube-inner", "cube-outer"].map((layer) => (
          <div key={layer} className={layer}>
            {FACES.map((face) => (
              <span key={face} className={`cube-face cube-${face}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
