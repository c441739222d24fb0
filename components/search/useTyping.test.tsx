import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FoundInIndex } from "./foundInIndex.ts";
import { useTyping } from "./useTyping.ts";

/** What was done, in its order, and the questions that wait for their answers. */
let done: string[];
let asked: Map<string, PromiseWithResolvers<FoundInIndex>>;

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  asked = new Map();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = { nbHits: 1 } as FoundInIndex;

function open() {
  const { result, unmount } = renderHook(() =>
    useTyping({
      ask(text) {
        const answer = Promise.withResolvers<FoundInIndex>();
        asked.set(text, answer);
        return answer.promise;
      },
      show: (text) => void done.push(`show ${text}`),
      refine: (text) => void done.push(`refine ${text}`),
    }),
  );
  const { type, ...ways } = result.current;
  return { ...ways, unmount, type: (text: string) => void type(text) };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answerTo = (text: string) => asked.get(text)?.resolve(found);

test("an answer is shown as it comes, and the widgets are told after", async () => {
  const { type } = open();
  type("lamp");
  answerTo("lamp");
  await wait(0);
  expect(done).toEqual(["show lamp"]);
  await wait(200);
  expect(done).toEqual(["show lamp", "refine lamp"]);
});

test("an answer that takes over 100 ms is the widgets' to wait for", async () => {
  const { type } = open();
  type("lamp");
  await wait(99);
  expect(done).toEqual([]);
  await wait(1);
  expect(done).toEqual(["refine lamp"]);
  answerTo("lamp");
  await wait(200);
  expect(done).toEqual(["refine lamp"]);
});

test("a question that fails is the widgets' at once", async () => {
  const { type } = open();
  type("lamp");
  asked.get("lamp")?.reject(new Error("All hosts are down."));
  await wait(0);
  expect(done).toEqual(["refine lamp"]);
});

test("of several keys the last one's answer alone is shown", async () => {
  const { type } = open();
  type("lam");
  type("lamp");
  answerTo("lam");
  answerTo("lamp");
  await wait(200);
  expect(done).toEqual(["show lamp", "refine lamp"]);
});

test("what is meant is told the widgets at once, and once", async () => {
  const { type, tell } = open();
  type("lamp");
  expect([tell(), tell()]).toEqual([true, false]);
  answerTo("lamp");
  await wait(200);
  expect(done).toEqual(["refine lamp"]);
});

test.each(["forget", "unmount"] as const)(
  "nothing comes of what was typed after %s",
  async (way) => {
    const opened = open();
    opened.type("lamp");
    opened[way]();
    answerTo("lamp");
    await wait(200);
    expect(done).toEqual([]);
  },
);
