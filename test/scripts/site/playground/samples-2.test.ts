import { compareSamples } from "./samples";

await compareSamples({ shard: 2, of: 3 });
