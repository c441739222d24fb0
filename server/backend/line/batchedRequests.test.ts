import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBatchedRequests } from "./batchedRequests.ts";

const TIMEOUT_MS = 10_000;

type Operation = { operationName: string };
type Answer = (operations: Operation[]) => Response | Promise<Response>;

const answerEach: Answer = (operations) =>
  Response.json(operations.map(({ operationName }) => ({ data: { name: operationName } })));

/** Sends operations to a backend that answers batches in this way; records the batches' sizes. */
function openBackend(
  answer: Answer = answerEach,
  { connections = 1, ms = 0, latencyMs = 1, timeoutMs = TIMEOUT_MS } = {},
) {
  const sizes: number[] = [];
  let time = 0;
  const send = createBatchedRequests(
    async (request, signal) => {
      const body = (await request.json()) as Operation | Operation[];
      sizes.push(Array.isArray(body) ? body.length : 1);
      await pause(latencyMs, undefined, { signal }).catch(() => {
        throw signal?.reason;
      });
      time += ms;
      if (Array.isArray(body)) return answer(body);
      return Response.json({ data: { name: body.operationName } });
    },
    { connections, timeoutMs, now: () => time },
  );
  const read = async (name: string, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ operationName: name });
    const response = await send(
      new Request("http://gateway.internal/graphql", { method: "POST", headers, body }),
      AbortSignal.timeout(timeoutMs),
    );
    return { status: response.status, text: await response.text() };
  };
  const readAll = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => read(`q${index}`)));
  return { sizes, read, readAll };
}

const namesOf = (responses: { text: string }[]) =>
  responses.map(({ text }) => (JSON.parse(text) as { data: { name: string } }).data.name);
const names = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`);

test("requests at once share batches, which grow, and each gets its own response", async () => {
  const { sizes, readAll } = openBackend();
  expect(namesOf(await readAll(120))).toEqual(names(120));
  expect(sizes).toEqual([2, 4, 8, 16, 32, 40, 18]);
});

test("a batch that is not full waits for further requests for a moment", async () => {
  const { sizes, read } = openBackend();
  const first = read("q0");
  await pause(5);
  expect(namesOf(await Promise.all([first, read("q1")]))).toEqual(names(2));
  await read("q2");
  expect(sizes).toEqual([2, 1]);
});

test("slow batches are followed by smaller ones", async () => {
  const { sizes, readAll } = openBackend(answerEach, { ms: 7_000 });
  expect(namesOf(await readAll(6))).toEqual(names(6));
  expect(sizes).toEqual([2, 1, 1, 1, 1]);
});

test("a batch that fails as a whole is sent again in halves, and a larger one is tried later", async () => {
  const { sizes, readAll } = openBackend((operations) =>
    operations.length > 2
      ? new Response("<p>critical error</p>", { status: 500 })
      : answerEach(operations),
  );
  expect(namesOf(await readAll(50))).toEqual(names(50));
  expect(sizes.slice(0, 4)).toEqual([2, 4, 2, 2]);
  expect(sizes.filter((size) => size > 2)).toHaveLength(2);
});

test.each([
  ["Batch Queries are not supported", 1],
  ["Batch requests are limited to 3 operations. This request contained 4", 3],
])("WPGraphQL's refusal “%s” is met once", async (message, most) => {
  const refused: number[] = [];
  const { readAll } = openBackend((operations) => {
    if (operations.length <= most) return answerEach(operations);
    refused.push(operations.length);
    return Response.json({ errors: [{ message }] }, { status: 500 });
  });
  expect(namesOf(await readAll(60))).toEqual(names(60));
  expect(refused).toHaveLength(1);
});

test("a backend that wants a pause says so to every request of the batch", async () => {
  const headers = { "retry-after": "5" };
  const { readAll } = openBackend(() => new Response("slow down", { status: 429, headers }));
  expect(await readAll(2)).toEqual([
    { status: 429, text: "slow down" },
    { status: 429, text: "slow down" },
  ]);
});

test("a request of a session goes alone", async () => {
  const { sizes, read } = openBackend();
  const session = { "woocommerce-session": "Session one" };
  await Promise.all([read("a"), read("b"), read("c", session)]);
  expect(sizes).toEqual([1, 2]);
});

test("batches are sent over the connections of the settings", async () => {
  const { sizes, readAll } = openBackend(answerEach, { connections: 2 });
  await readAll(4);
  expect(sizes).toEqual([2, 2]);
});

test("the time in which a request waits for its batch is not part of its timeout", async () => {
  const { readAll } = openBackend(answerEach, { latencyMs: 300, timeoutMs: 1200 });
  const started = performance.now();
  expect(namesOf(await readAll(200))).toEqual(names(200));
  expect(performance.now() - started).toBeGreaterThan(1200);
});

test("a batch that takes longer than the timeout fails, and is not repeated", async () => {
  const { sizes, readAll } = openBackend(answerEach, { latencyMs: 10_000, timeoutMs: 50 });
  await expect(readAll(2)).rejects.toThrow("timeout");
  expect(sizes).toEqual([2]);
});
