import { compareSamples } from "./samples";

await compareSamples({ shard: 3, of: 3 });
