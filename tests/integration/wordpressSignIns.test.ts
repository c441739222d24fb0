import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { needsPhp } from "#tests/support/php.ts";

const FILE = "wordpress/vitrine-sign-ins.php";
const user = { id: 7, password: "$wp$2y$10$abc", secret: "graphql_jwt_6746f1" };

type Change = Partial<typeof user>;
type Result = { token: { user_secret?: string }; isAccepted: boolean };

/** Issues a token in a simulated WordPress, and validates it after a change of its user. */
function validated(
  change: Change,
  { isRefresh = true, isEarlier = false, of = user } = {},
): Result {
  const given = JSON.stringify({ user: of, change, isRefresh, isEarlier });
  const script = ["tests/support/wordpressSignIns.php", given];
  return JSON.parse(execFileSync("php", script, { encoding: "utf8" })) as Result;
}

describe("the file for sign-ins in WordPress", needsPhp, () => {
  test("is valid PHP, and shows neither the password's hash nor the secret in a token", () => {
    expect(execFileSync("php", ["-l", FILE], { encoding: "utf8" })).toContain("No syntax errors");
    expect(validated({}).token.user_secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("accepts a sign-in while its password is the same, and a token without a secret", () => {
    expect(validated({}).isAccepted).toBe(true);
    expect(validated({ password: "$wp$2y$10$other" }, { isRefresh: false }).isAccepted).toBe(true);
  });

  test.each<[string, Change]>([
    ["a changed password", { password: "$wp$2y$10$other" }],
    ["a new secret", { secret: "graphql_jwt_6746f2" }],
    ["a removed secret", { secret: "" }],
    ["a deleted account", { id: 8 }],
  ])("refuses a sign-in after %s", (_name, change) => {
    expect(validated(change).isAccepted).toBe(false);
  });

  test("refuses a sign-in from before the file was there, and one without a secret of its own", () => {
    expect(validated({}, { isEarlier: true }).isAccepted).toBe(false);
    expect(validated({}, { of: { ...user, secret: "" } }).isAccepted).toBe(false);
  });
});
