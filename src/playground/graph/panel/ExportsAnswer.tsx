import { explainExports } from "../answers/exports";
import type { GraphModule } from "../model/types";
import { LongList } from "./LongList";
import { useFirst } from "./useFirst";

/** Renders which exports of a module are used, which were removed, and why the others are kept. */
export function ExportsAnswer({ module }: { module: GraphModule }) {
  const { sentence, used, unused, bailouts } = explainExports(module);
  return (
    <>
      <p>{sentence}</p>
      {used.length + unused.length > 0 && (
        <dl className="graph-exports">
          <Names title="Used" names={used} />
          <Names title="Removed" names={unused} />
        </dl>
      )}
      {bailouts.length > 0 && (
        <>
          <p>Why webpack couldn't remove or merge more:</p>
          <LongList items={bailouts} step={10}>
            {(bailout) => <li key={bailout}>{bailout}</li>}
          </LongList>
        </>
      )}
    </>
  );
}

function Names({ title, names }: { title: string; names: string[] }) {
  const { shown, more } = useFirst(names);
  if (names.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {shown.map((name) => (
          <code key={name}>{name} </code>
        ))}
        {more}
      </dd>
    </>
  );
}
