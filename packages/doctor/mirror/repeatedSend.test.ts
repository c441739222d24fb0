import { expect, test } from "vitest";
import { createRepeatedSend } from "./repeatedSend.ts";

/** Sends to a backend that fails a number of times; returns the pauses. */
async function pausesOf(failures: number, delayMs = 0) {
  const waits: number[] = [];
  let attempts = 0;
  const send = createRepeatedSend(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error(`failure ${attempts}`);
      return new Response("done");
    },
    () => delayMs,
    async (ms) => void waits.push(ms),
  );
  const text = await send("/").then(
    (response) => response.text(),
    (error: Error) => error.message,
  );
  return { waits, text };
}

test("a read that fails is repeated three times, with longer pauses", async () => {
  expect(await pausesOf(3)).toEqual({ waits: [1_000, 2_000, 4_000], text: "done" });
  expect(await pausesOf(4)).toEqual({ waits: [1_000, 2_000, 4_000], text: "failure 4" });
});

test("a pause that the backend requests is kept", async () => {
  expect(await pausesOf(1, 30_000)).toEqual({ waits: [30_000], text: "done" });
});
