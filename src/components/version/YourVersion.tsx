import { useId, useState } from "react";
import { usePreference } from "../usePreference";
import { parseMinor } from "./minor";
import { YOUR_VERSION } from "./your-version";
import "./YourVersion.css";

/** Renders the field for the version of webpack that the reader uses, so that pages can mark newer features. */
export function YourVersion() {
  const [yours, remember] = usePreference(YOUR_VERSION);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const isWrong = typed !== null && typed.trim() !== "" && parseMinor(typed) === null;

  function change(text: string): void {
    setTyped(text);
    if (text.trim() === "") remember(null);
    else if (parseMinor(text)) remember(parseMinor(text));
  }

  return (
    <div className="your-version needs-script">
      <label htmlFor={id}>Your webpack version</label>
      <input
        id={id}
        value={typed ?? yours ?? ""}
        onChange={({ target }) => change(target.value)}
        onBlur={() => !isWrong && setTyped(null)}
        placeholder="5.98"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} role="status">
        {isWrong ? "Enter a webpack 5 version, such as 5.98." : hintFor(yours)}
      </p>
    </div>
  );
}

function hintFor(yours: string | null): string {
  return yours === null ? "Pages will then mark newer features." : `Pages mark features newer than ${yours}.`;
}
