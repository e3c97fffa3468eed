import { compareSamples } from "../lib/compare-samples";

await compareSamples("contribute");
