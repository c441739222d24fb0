import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { needsPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine-sign-ins.php";
const user = { id: 7, password: "$wp$2y$10$abc", secret: "graphql_jwt_6746f1" };

type Change = Partial<typeof user>;
/** The token's user, and true for each way of using it in which it is still accepted. */
type Result = Record<"exchanged" | "other" | "header" | "refresh" | "none", boolean> & {
  token: { user_secret?: string };
};

/** Issues a token in a simulated WordPress, and uses it after a change of its user. */
function usedAfter(
  change: Change,
  { isRefresh = true, isEarlier = false, of = user } = {},
): Result {
  const given = JSON.stringify({ user: of, change, isRefresh, isEarlier });
  const script = ["tests/support/wordpressSignIns.php", given];
  return JSON.parse(execFileSync("php", script, { encoding: "utf8" })) as Result;
}

const ACCEPTED = { exchanged: true, header: true, refresh: true };
const REFUSED = { exchanged: false, header: false, refresh: false };
const changed = { password: "$wp$2y$10$other" };

describe("the file for sign-ins in WordPress", needsPhp, () => {
  test("is valid PHP, and shows neither the password's hash nor the secret in a token", () => {
    expect(execFileSync("php", ["-l", FILE], { encoding: "utf8" })).toContain("No syntax errors");
    expect(usedAfter({}).token.user_secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("accepts a sign-in while its password is the same, and a token without a secret", () => {
    expect(usedAfter({})).toMatchObject(ACCEPTED);
    expect(usedAfter(changed, { isRefresh: false })).toMatchObject(ACCEPTED);
  });

  test.each<[string, Change]>([
    ["a changed password", changed],
    ["a new secret", { secret: "graphql_jwt_6746f2" }],
    ["a removed secret", { secret: "" }],
    ["a deleted account", { id: 8 }],
  ])("refuses a sign-in after %s", (_name, change) => {
    expect(usedAfter(change)).toMatchObject(REFUSED);
  });

  test("refuses a sign-in from before the file was there, and one without a secret of its own", () => {
    expect(usedAfter({}, { isEarlier: true })).toMatchObject(REFUSED);
    expect(usedAfter({}, { of: { ...user, secret: "" } })).toMatchObject(REFUSED);
  });

  test("changes no other mutation, and no request without a token", () => {
    expect(usedAfter(changed)).toMatchObject({ other: true, none: true });
  });
});
