import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { type Amount, MOST_SHOWN, RANKS, rankSupporters, type SupporterData } from "../../utilities/supporters";
import { RankLists } from "./RankLists";
import fetched from "./supporters.json";

/**
 * Renders the supporters from the data file that `npm run fetch:supporters` writes. It's a separate chunk because the
 * file is large.
 */
export function SupporterRanks({ amount, data = fetched }: { amount: Amount; data?: SupporterData }) {
  const { links } = useSiteConfig();
  const all = rankSupporters(data, amount);
  const ranks = { ...all };
  for (const rank of RANKS) ranks[rank] = all[rank].slice(0, MOST_SHOWN);
  const hidden = RANKS.reduce((sum, rank) => sum + all[rank].length - ranks[rank].length, 0);
  if (RANKS.every((rank) => all[rank].length === 0)) {
    return <p>{amount === "monthly" ? "No monthly sponsors yet." : "No sponsors yet."}</p>;
  }
  return (
    <>
      <RankLists ranks={ranks} />
      {hidden > 0 && (
        <p>
          <SiteLink to={links.funding}>And {hidden} more on Open Collective</SiteLink>
        </p>
      )}
    </>
  );
}
