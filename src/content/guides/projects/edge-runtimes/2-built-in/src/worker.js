import { WorkerEntrypoint } from "cloudflare:workers";
import { Buffer } from "node:buffer";

export default class extends WorkerEntrypoint {
  fetch() {
    return new Response(Buffer.from("Hello").toString("base64"));
  }
}
