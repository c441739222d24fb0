import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

const KEY = "1795795200000-k3x9ab";

/** Cart mutation of one session in a simulated WordPress. */
type Mutation = { key?: string; fails?: boolean; isSessionless?: boolean };

type Result = { results: { result: string }[]; keys: string[] };

/** Sends mutations one after another; returns their results, and the keys in the session. */
const mutate = (...mutations: readonly Mutation[]) => runPhp<Result>("cartChanges", { mutations });

const resultsOf = async (...mutations: readonly Mutation[]) =>
  (await mutate(...mutations)).results.map(({ result }) => result);

const REFUSED = "Exception: This change of the cart took effect already.";

describe("cart-changes in WordPress", () => {
  test("applies a change once, whichever of the requests with its key arrives first", async () => {
    const other = `${KEY}-1`;
    const sent = [{ key: KEY }, { key: other }, { key: KEY }, { key: other }];
    expect(await resultsOf(...sent)).toEqual(["applied", "applied", REFUSED, REFUSED]);
  });

  test("lets a change that was rejected be tried again", async () => {
    const results = await resultsOf({ key: KEY, fails: true }, { key: KEY }, { key: KEY });
    expect(results).toEqual(["rejected", "applied", REFUSED]);
  });

  test("leaves requests without a key alone, and those without a session", async () => {
    expect(await mutate({}, {})).toEqual({
      results: [{ result: "applied" }, { result: "applied" }],
      keys: [],
    });
    expect(await resultsOf({ key: KEY, isSessionless: true })).toEqual(["applied"]);
  });

  test("ignores a key in another form", async () => {
    const keys = ["a b", "x".repeat(65), "", "a\n"];
    expect((await mutate(...keys.map((key) => ({ key })))).keys).toEqual([]);
  });

  test("repeats the key in the response's header, so that the storefront knows of the part", async () => {
    const { results } = await mutate({ key: KEY }, {});
    expect(results).toEqual([{ result: "applied", "Idempotency-Key": KEY }, { result: "applied" }]);
  });

  test("records the fifty latest changes of a session", async () => {
    const mutations = Array.from({ length: 60 }, (_, index) => ({ key: `change-${index}` }));
    const { keys } = await mutate(...mutations);
    expect(keys).toEqual(mutations.slice(10).map(({ key }) => key));
  });

  test("applies every request if it is switched off, and repeats no header", async () => {
    const constants = { VITRINE_OFF: "cart-changes" };
    const given = { mutations: [{ key: KEY }, { key: KEY }], constants };
    expect(await runPhp<Result>("cartChanges", given)).toEqual({
      results: [{ result: "applied" }, { result: "applied" }],
      keys: [],
    });
  });
});
