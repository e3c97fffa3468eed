import { useEffect, useRef } from "react";
import "./Cube.css";
import { useTicks } from "./useTicks";

const FACES = ["front", "right", "back", "left", "top", "bottom"];

interface Props {
  /** Milliseconds between two turns. */
  repeatDelay?: number;
  isRunning: boolean;
}

/**
 * The cube in the cube, turning by 90 degrees again and again. It is 30 pixels deep, or as the custom property `--cube`
 * around it says.
 */
export function Cube({ repeatDelay = 1000, isRunning }: Props) {
  const turns = useTicks(repeatDelay, repeatDelay, isRunning);
  const cube = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // From a script, because the site's security policy has no room for style attributes.
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
