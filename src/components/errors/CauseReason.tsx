import type { Framework } from "../../errors/frameworks";
import type { LikelyCause } from "../../errors/likely-cause";

/** The maximum number of characters of an output to repeat. */
const MOST = 90;

interface Props {
  cause: LikelyCause;
  framework: Framework | undefined;
  /** Whether the message has no other causes. */
  isOnly: boolean;
}

/** Renders why a cause is shown first. */
export function CauseReason({ cause: { words, isOfFramework, origin }, framework, isOnly }: Props) {
  if (isOfFramework && framework)
    return (
      <p className="error-finder-reason">
        <strong>Likely cause</strong>, because the output is from {framework.name}:
      </p>
    );
  if (origin)
    return (
      <p className="error-finder-reason">
        <strong>Likely cause</strong>, because the first <code>at</code> line is in{" "}
        {origin.package === undefined ? origin.place : <code>{origin.package}</code>}:
      </p>
    );
  if (words !== undefined)
    return (
      <p className="error-finder-reason">
        <strong>Likely cause</strong>, because the output contains{" "}
        <code>{words.length > MOST ? `${words.slice(0, MOST)}…` : words}</code>:
      </p>
    );
  return (
    <p className="error-finder-reason">
      <strong>{isOnly ? "Cause" : "Most frequent cause"}</strong>:
    </p>
  );
}
