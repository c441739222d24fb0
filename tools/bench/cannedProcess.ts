import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openShopAlone } from "#server/commands/shop.ts";
import { readConfig } from "#server/kernel/config.ts";

// Canned backend in a process of its own: the embedded shop, whose responses it can replay.

const SESSION = "woocommerce-session";

/** Response to a query, without the token of the session that it was recorded with. */
type Recorded = { status: number; type: string; body: string };

const [, , dataDir = ""] = process.argv;
let isReplaying = false;
const recorded = new Map<string, Promise<Recorded>>();

const request = (body: string, session: unknown) =>
  backend.graphql(
    new Request("http://canned.example/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(typeof session === "string" && { [SESSION]: session }),
      },
      body,
    }),
  );

async function record(body: string, session: unknown): Promise<Recorded> {
  const response = await request(body, session);
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, body: await response.text() };
}

/** Returns the recorded response to a body, or records it now. */
function replay(body: string, session: unknown): Promise<Recorded> {
  const known = recorded.get(body) ?? record(body, session);
  recorded.set(body, known);
  return known;
}

const server = createServer((message, response) => {
  void (async () => {
    const body = await text(message);
    const session = message.headers[SESSION];
    if (isReplaying) {
      const known = await replay(body, session);
      response.writeHead(known.status, { "content-type": known.type }).end(known.body);
      return;
    }
    const passed = await request(body, session);
    response.writeHead(passed.status, Object.fromEntries(passed.headers)).end(await passed.text());
  })();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const siteUrl = `http://127.0.0.1:${port}`;
const backend = await openShopAlone(readConfig({ DATA_DIR: dataDir }), siteUrl);
process.once("message", () => void (isReplaying = true));
process.once("disconnect", () => process.exit());
process.send?.(`${siteUrl}/graphql`);
