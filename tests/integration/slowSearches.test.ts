import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { readMetrics } from "#tests/worlds/servers/readMetrics.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const lines: string[] = [];
const world = worldOf({
  app: {
    logLevel: "warn",
    logStream: { write: (line) => void lines.push(line) },
  },
});

/** Number of slow senders: more searches than the server runs and lets wait at once. */
const SENDERS = 40;

const KEYS = "x-algolia-application-id=embedded&x-algolia-api-key=search";
const BODY = JSON.stringify({ requests: [{ indexName: "products", query: "mug" }] });
const HALF = Math.floor(BODY.length / 2);

let port = 0;
/** Responses to the requests that came over a connection, ended or not. */
const responses: ServerResponse[] = [];

beforeAll(async () => {
  await world().app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = world().app.server.address() as AddressInfo);
  world().app.server.on("request", (_request, response) => void responses.push(response));
  // The first search indexes the catalogue.
  await world().app.inject("/search?q=mug");
});

/** Opens connections that have each sent half of a search's body. */
async function sendHalves(count: number): Promise<Socket[]> {
  const before = responses.length;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    const head = `POST /1/indexes/*/queries?${KEYS} HTTP/1.1\r\nhost: shop\r\n`;
    socket.write(`${head}content-length: ${BODY.length}\r\n\r\n${BODY.slice(0, HALF)}`);
    return socket;
  });
  await expect.poll(() => responses.length - before).toBe(count);
  return sockets;
}

test("Searches that arrive slowly occupy no admission slot while they arrive, and get their results", async () => {
  const [first] = (await sendHalves(SENDERS)) as [Socket];
  expect((await world().app.inject("/search?q=bowl")).statusCode).toBe(200);
  const metrics = await readMetrics(world().app);
  for (const state of ["running", "waiting"]) {
    expect(metrics("vitrine_admission_requests", { class: "listings", state })).toBe(0);
  }
  first.write(BODY.slice(HALF));
  expect(String((await once(first, "data"))[0])).toMatch(/^HTTP\/1.1 200 /);
});

test("A search that is too large or cut off is refused, and logs no error", async () => {
  const url = `/1/indexes/*/queries?${KEYS}`;
  const tooLarge = await world().app.inject({
    method: "POST",
    url,
    payload: "x".repeat(300 * 1024),
  });
  expect(tooLarge.statusCode).toBe(413);
  const [cutOff] = (await sendHalves(1)) as [Socket];
  cutOff.destroy();
  // Errors are logged before their response ends, even if no one receives it.
  await expect.poll(() => responses.at(-1)?.writableEnded).toBe(true);
  expect(lines).toEqual([]);
});
