import type { ReactNode } from "react";
import { Prose } from "../../components/prose/Prose";
import { Hero } from "./Hero";
import "./Home.css";
import { SponsorBanner } from "./SponsorBanner";
import { SupportTeam } from "./SupportTeam";
import counts from "./supporters-counts.json";

/** Loads the supporters, which are a separate chunk because only readers who scroll down need them. */
const loadSupporters = async () =>
  (await import(/* webpackChunkName: "supporters" */ "./SupporterRanks")).SupporterRanks;

/** Renders the front page: an introduction to webpack, the text of the page, and the supporters. */
export function Home({ body }: { body: ReactNode }) {
  return (
    <div className="home">
      <Hero />
      <SponsorBanner />
      <div className="home-body">
        <Prose>{body}</Prose>
      </div>
      <SupportTeam counts={counts} load={loadSupporters} />
    </div>
  );
}
