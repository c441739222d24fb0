import { expect, test } from "vitest";
import { BackendError } from "#relay/contract/errors.ts";
import { createAdmissionControl } from "#server/limits/admission.ts";
import { createWaitingPlaces } from "#server/limits/waitingPlaces.ts";
import { openMemoryStore } from "#server/store/memoryStore.ts";
import { createIdempotentCalls, KeyReusedError } from "./idempotentCalls.ts";
import type { GatewayResponse } from "#server/backend/line/shopCall.ts";

const applied = (body: string): GatewayResponse => ({ status: 200, body, effect: "applied" });

/** Idempotent calls whose runs are counted; each run responds with its number. */
function counted(
  respond: (run: number) => Promise<GatewayResponse> | GatewayResponse,
  { now = Date.now, repeats = createWaitingPlaces(Infinity) } = {},
) {
  const calls = createIdempotentCalls(openMemoryStore(now), repeats);
  let runs = 0;
  return {
    runs: () => runs,
    send: ({
      sessionKey,
      body = "{}",
      key = "key",
    }: { sessionKey?: string | undefined; body?: string; key?: string } = {}) =>
      calls({
        idempotencyKey: key,
        sessionKey,
        body,
        startedSessionKey: async ({ token }) => token,
        run: async () => respond((runs += 1)),
        lock: (work) => work(),
      }),
  };
}

const numbered = (run: number) => applied(String(run));

test("A repeat gets the first response; a call with another key or session, or without a session, is another call", async () => {
  const { send, runs } = counted(numbered);
  const first = await send({ sessionKey: "ann" });
  expect(await send({ sessionKey: "ann" })).toEqual(first);
  await send({ sessionKey: "ann", key: "other" });
  await send({ sessionKey: "ben" });
  await send();
  expect(runs()).toBe(4);
});

test("A repeat waits for the call in flight, and shares its error", async () => {
  const { promise, reject } = Promise.withResolvers<GatewayResponse>();
  const { send, runs } = counted(() => promise);
  const both = [send(), send()];
  reject(new Error("lost"));
  await expect(Promise.allSettled(both)).resolves.toMatchObject([
    { status: "rejected", reason: { message: "lost" } },
    { status: "rejected", reason: { message: "lost" } },
  ]);
  expect(runs()).toBe(1);
});

test.each([
  ["without a session", undefined, undefined],
  ["in a session", "ann", "ann"],
  ["without a session, by repeats in the one that it starts,", undefined, "ann"],
])("A call in flight %s has a limited number of repeats", async (_, sessionKey, repeatKey) => {
  const { promise, resolve } = Promise.withResolvers<GatewayResponse>();
  const { send } = counted(() => promise, { repeats: createWaitingPlaces(2) });
  const first = send({ sessionKey });
  const repeats = Array.from({ length: 3 }, () => send({ sessionKey: repeatKey }));
  await expect(repeats[2]).rejects.toMatchObject({ effect: "none", retryAfterSeconds: 2 });
  const response = { ...applied("1"), token: "ann" };
  resolve(response);
  expect(await Promise.all([first, ...repeats.slice(0, 2)])).toEqual([
    response,
    response,
    response,
  ]);
  expect(await send({ sessionKey: repeatKey })).toEqual(response);
});

test.each([
  ["was not sent", () => Promise.reject(new BackendError("unavailable", { effect: "none" }))],
  ["was rejected by the backend", () => ({ ...applied("{}"), effect: "none" as const })],
])("A call that %s is sent again by its repeat", async (_, respond) => {
  const { send, runs } = counted(respond);
  await send().catch(() => undefined);
  await send().catch(() => undefined);
  expect(runs()).toBe(2);
});

test("A call that may have been applied is not sent again by its repeat, which fails too", async () => {
  const failure = new BackendError("lost", { effect: "unknown" });
  const { send, runs } = counted(() => Promise.reject(failure));
  await expect(send()).rejects.toBe(failure);
  await expect(send()).rejects.toMatchObject({ effect: "unknown" });
  expect(runs()).toBe(1);
  await expect(send({ key: "other" })).rejects.toBe(failure);
  expect(runs()).toBe(2);
});

test("A repeat gets the backend's internal error instead of a second run, as the mutation may have been applied", async () => {
  const { send, runs } = counted(() => ({ ...applied("{}"), effect: "unknown" }));
  await send();
  await send();
  expect(runs()).toBe(1);
});

test("A key with another body is refused, in flight and afterwards", async () => {
  const { send, runs } = counted(numbered);
  const first = send();
  await expect(send({ body: "[]" })).rejects.toBeInstanceOf(KeyReusedError);
  await first;
  await expect(send({ body: "[]" })).rejects.toBeInstanceOf(KeyReusedError);
  expect(runs()).toBe(1);
});

test("The response of a first call is repeated to the session that the call started, and to no other", async () => {
  const { send, runs } = counted((run) => ({ ...numbered(run), token: "ann" }));
  const first = await send();
  expect(await send({ sessionKey: "ann" })).toEqual(first);
  expect(await send({ sessionKey: "ben" })).not.toEqual(first);
  expect(runs()).toBe(2);
});

test("A repeat with a session waits for the first call in flight", async () => {
  const { promise, resolve } = Promise.withResolvers<GatewayResponse>();
  const { send, runs } = counted(() => promise);
  const calls = [send(), send({ sessionKey: "ann" })];
  resolve({ ...applied("{}"), token: "ann" });
  const [first, repeat] = await Promise.all(calls);
  expect(repeat).toEqual(first);
  expect(runs()).toBe(1);
});

test("Two repeats of one session that wait for another session's first call run once", async () => {
  const { send, runs } = counted((run) => ({ ...numbered(run), token: "ann" }));
  await Promise.all([send(), send({ sessionKey: "ben" }), send({ sessionKey: "ben" })]);
  expect(runs()).toBe(2);
});

test("A response is repeated for ten minutes", async () => {
  let now = 1_800_000_000_000;
  const { send, runs } = counted(numbered, { now: () => now });
  await send();
  now += 10 * 60_000;
  await send();
  expect(runs()).toBe(1);
  now += 1;
  await send();
  expect(runs()).toBe(2);
});

test("Recorded responses take a bounded amount of memory", async () => {
  const { send, runs } = counted(() => applied("x".repeat(256_000)));
  for (let key = 0; key < 160; key += 1) await send({ key: String(key) });
  await send({ key: "159" });
  expect(runs()).toBe(160);
  await send({ key: "0" });
  expect(runs()).toBe(161);
});

test.each([
  ["in the session of the first call", "ann"],
  ["of a call that starts a session", undefined],
])("Repeats %s lend their places while they wait for it", async (_, sessionKey) => {
  const { promise, resolve } = Promise.withResolvers<GatewayResponse>();
  const { send } = counted(() => promise);
  const admission = createAdmissionControl();
  const admitted = (call: { sessionKey?: string }) =>
    admission.run({ class: "cart" }, () => send(call));
  const sent = [admitted(sessionKey === undefined ? {} : { sessionKey })];
  for (let repeat = 0; repeat < 20; repeat += 1) sent.push(admitted({ sessionKey: "ann" }));
  await expect.poll(() => admission.counts().cart).toMatchObject({ running: 1, waiting: 0 });
  resolve({ ...applied("{}"), token: "ann" });
  await Promise.all(sent);
  expect(admission.counts().cart).toEqual({ running: 0, waiting: 0, rejected: 0 });
});
