import { RANKS, type Rank, type Supporter } from "../../utilities/supporters";
import { SupporterLink } from "./SupporterLink";

const TITLES: Record<Rank, string> = {
  latest: "Latest sponsors",
  platinum: "Platinum sponsors",
  gold: "Gold sponsors",
  silver: "Silver sponsors",
  bronze: "Bronze sponsors",
  backer: "Backers",
};

type Props = { ranks: Record<Rank, Supporter[]> } | { counts: Record<Rank, number> };

/**
 * Renders the lists of all ranks that have supporters, or placeholders of the same size while only the counts are
 * known.
 */
export function RankLists(props: Props) {
  const isBlank = "counts" in props;
  return RANKS.map((rank) => {
    const shown = isBlank ? Array.from({ length: props.counts[rank] }, () => null) : props.ranks[rank];
    return (
      shown.length > 0 && (
        <div key={rank} className={`rank rank-${rank}`} aria-hidden={isBlank || undefined}>
          <h3 className="rank-title">{TITLES[rank]}</h3>
          <ul>
            {shown.map((supporter, index) => (
              <li key={supporter?.slug ?? index} className="supporter">
                {supporter && <SupporterLink supporter={supporter} hasImage={rank !== "backer"} />}
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });
}
