import type { OtherTool } from "../../errors/types";
import { SiteLink } from "../SiteLink";

/** Renders what another program says in an output, and where to find the message that matters. */
export function OtherToolNote({ tool: { name, meaning, look, link } }: { tool: OtherTool }) {
  return (
    <section className="error-finder-card" aria-label={`Lines of ${name}`}>
      <p>
        <strong>Written by {name}.</strong> {meaning}
      </p>
      <p>
        {look} <SiteLink to={link.to}>{link.title}</SiteLink>
      </p>
    </section>
  );
}
