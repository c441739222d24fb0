import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { needsPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine-cart-changes.php";
const KEY = "1795795200000-k3x9ab";

/** Cart mutation of one session in a simulated WordPress. */
type Mutation = { key?: string; fails?: boolean; isSessionless?: boolean };

/** Sends mutations one after another; returns their results, and the keys in the session. */
function mutate(...mutations: readonly Mutation[]) {
  const script = ["tests/support/wordpressCartChanges.php", JSON.stringify(mutations)];
  const output = execFileSync("php", script, { encoding: "utf8" });
  return JSON.parse(output) as { results: { result: string }[]; keys: string[] };
}

const resultsOf = (...mutations: readonly Mutation[]) =>
  mutate(...mutations).results.map(({ result }) => result);

const REFUSED = "Exception: This change of the cart took effect already.";

describe("the file for cart changes in WordPress", needsPhp, () => {
  test("is valid PHP", () => {
    expect(execFileSync("php", ["-l", FILE], { encoding: "utf8" })).toContain("No syntax errors");
  });

  test("applies a change once, whichever of the requests with its key arrives first", () => {
    const other = `${KEY}-1`;
    const sent = [{ key: KEY }, { key: other }, { key: KEY }, { key: other }];
    expect(resultsOf(...sent)).toEqual(["applied", "applied", REFUSED, REFUSED]);
  });

  test("lets a change that was rejected be tried again", () => {
    const results = resultsOf({ key: KEY, fails: true }, { key: KEY }, { key: KEY });
    expect(results).toEqual(["rejected", "applied", REFUSED]);
  });

  test("leaves requests without a key alone, and those without a session", () => {
    expect(mutate({}, {})).toEqual({
      results: [{ result: "applied" }, { result: "applied" }],
      keys: [],
    });
    expect(resultsOf({ key: KEY, isSessionless: true })).toEqual(["applied"]);
  });

  test("ignores a key in another form", () => {
    const keys = ["a b", "x".repeat(65), "", "a\n"];
    expect(mutate(...keys.map((key) => ({ key }))).keys).toEqual([]);
  });

  test("repeats the key in the response's header, so that the storefront knows of the file", () => {
    const { results } = mutate({ key: KEY }, {});
    expect(results).toEqual([{ result: "applied", "Idempotency-Key": KEY }, { result: "applied" }]);
  });

  test("records the fifty latest changes of a session", () => {
    const mutations = Array.from({ length: 60 }, (_, index) => ({ key: `change-${index}` }));
    const { keys } = mutate(...mutations);
    expect(keys).toEqual(mutations.slice(10).map(({ key }) => key));
  });
});
