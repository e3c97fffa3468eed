import { Icon } from "../../components/Icon";
import { SiteLink } from "../../components/SiteLink";
import type { Proposal, Standing, Vote } from "./votes";

interface Props {
  proposal: Proposal;
  standing: Standing;
  /** False until the score has been loaded. */
  isKnown: boolean;
  onVote: (vote: Vote) => void;
  /** Resends a vote that didn't arrive. */
  onResend: () => void;
}

const PROGRESS = {
  settled: "",
  sending: "Sending your vote…",
  unsent: "Your vote hasn't reached the server. It's saved on your device and will be sent later.",
} as const;

/** Renders a proposal with its score between two buttons. */
export function ProposalEntry({
  proposal: { title, description, thread },
  standing,
  isKnown,
  onVote,
  onResend,
}: Props) {
  const { score, vote, delivery } = standing;
  const { progress } = delivery;
  const said = progress === "refused" ? `Your vote wasn't accepted. ${delivery.message}` : PROGRESS[progress];
  return (
    <li className="proposal">
      <div className="proposal-votes">
        <Arrow vote={1} current={vote} label={`Vote for: ${title}`} onVote={onVote} />
        <span className="proposal-score">
          <span className="visually-hidden">Score: </span>
          {isKnown ? signed(score) : "–"}
        </span>
        <Arrow vote={-1} current={vote} label={`Vote against: ${title}`} onVote={onVote} />
      </div>
      <div>
        <h2 className="proposal-title">{title}</h2>
        <p>{description}</p>
        <p className="proposal-thread">
          <SiteLink to={addressOf(thread)}>{thread}</SiteLink>
        </p>
        <p className="proposal-progress" role="status" data-progress={progress}>
          {said}
        </p>
        {progress === "unsent" && (
          <button type="button" className="button" onClick={onResend}>
            Try again
          </button>
        )}
      </div>
    </li>
  );
}

interface ArrowProps {
  vote: 1 | -1;
  current: Vote;
  label: string;
  onVote: (vote: Vote) => void;
}

function Arrow({ vote, current, label, onVote }: ArrowProps) {
  const isMine = current === vote;
  return (
    <button
      type="button"
      className={vote > 0 ? "proposal-arrow proposal-up" : "proposal-arrow proposal-down"}
      aria-label={label}
      aria-pressed={isMine}
      onClick={() => onVote(isMine ? 0 : vote)}
    >
      <Icon name="chevron" />
    </button>
  );
}

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score).replace("-", "−");
}

/** Returns the address of a thread. GitHub redirects an issue's address to a pull request of the same number. */
function addressOf(thread: string): string {
  return `https://github.com/${thread.replace("#", "/issues/")}`;
}
