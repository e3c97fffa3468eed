import { type ComponentType, useRef, useState } from "react";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import type { Amount, Rank } from "../../utilities/supporters";
import { PartFailed } from "../PartFailed";
import { RankLists } from "./RankLists";
import "./SupportTeam.css";
import { useIsNear } from "./useIsNear";

interface Props {
  /** The number of supporters in each rank, which determines the size of the placeholders. */
  counts: Record<Rank, number>;
  /** Loads the component that contains the supporters. */
  load: () => Promise<ComponentType<{ amount: Amount }>>;
}

const AMOUNTS: { amount: Amount; label: string }[] = [
  { amount: "total", label: "Total" },
  { amount: "monthly", label: "Monthly" },
];

/** Renders the supporters and how to join them. Their names load when the section is near the visible area. */
export function SupportTeam({ counts, load }: Props) {
  const { links } = useSiteConfig();
  const section = useRef<HTMLElement>(null);
  const [amount, setAmount] = useState<Amount>("total");
  const hasAny = Object.values(counts).some((count) => count > 0);
  const isNear = useIsNear(section);
  const loaded = useLoaded(load, hasAny && isNear);
  const Ranks = loaded.state === "ready" ? loaded.value : null;
  return (
    <section className="support" aria-labelledby="support-title" ref={section}>
      <div className="support-content">
        <h2 id="support-title">Support the Team</h2>
        <p className="support-intro">
          webpack is free, and the people who build it are paid through contributions: monthly sponsorships and one-time
          donations from companies and developers. Open Collective collects them in public, and every amount helps.
        </p>
        <p className="support-actions">
          <SiteLink to={links.funding} className="button">
            Become a sponsor
          </SiteLink>
        </p>
        {hasAny && (
          <fieldset className="support-switch needs-script">
            <legend>Ranked by amount</legend>
            {AMOUNTS.map((item) => (
              <label key={item.amount}>
                <input
                  type="radio"
                  name="support-amount"
                  checked={amount === item.amount}
                  onChange={() => setAmount(item.amount)}
                />
                {item.label}
              </label>
            ))}
          </fieldset>
        )}
        {loaded.state === "failed" && <PartFailed onRetry={loaded.retry} />}
        {Ranks ? <Ranks amount={amount} /> : hasAny && <RankLists counts={counts} />}
      </div>
    </section>
  );
}
