/** What this version of webpack does wrong, and pages say so. They should as long as it is true, and not longer. */
export interface Defect {
  /** Pages below `src/content`, each with the words that say it. */
  says: [page: string, quote: string][];
  /** Runs the smallest build that shows it: what is printed and emitted, or a summary of that. */
  produce: () => Promise<string>;
  /** What is found there as long as webpack has the defect. */
  symptom: RegExp;
}
