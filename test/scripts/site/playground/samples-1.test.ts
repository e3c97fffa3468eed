import { compareSamples } from "./samples";

await compareSamples({ shard: 1, of: 3 });
