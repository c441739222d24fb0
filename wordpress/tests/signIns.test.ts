import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

const user = { id: 7, password: "$wp$2y$10$abc", secret: "graphql_jwt_6746f1" };

type Change = Partial<typeof user>;
/** The token's user, and true for each way of using it in which it is still accepted. */
type Result = Record<"exchanged" | "other" | "header" | "refresh" | "none", boolean> & {
  token: { user_secret?: string };
};

/** Issues a token in a simulated WordPress, and uses it after a change of its user. */
function usedAfter(
  change: Change,
  { isRefresh = true, isEarlier = false, of = user, off = "" } = {},
): Promise<Result> {
  const constants = { VITRINE_OFF: off };
  return runPhp("signIns", { user: of, change, isRefresh, isEarlier, constants });
}

const ACCEPTED = { exchanged: true, header: true, refresh: true };
const REFUSED = { exchanged: false, header: false, refresh: false };
const changed = { password: "$wp$2y$10$other" };

describe("sign-ins in WordPress", () => {
  test("shows neither the password's hash nor the secret in a token", async () => {
    expect((await usedAfter({})).token.user_secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test("accepts a sign-in while its password is the same, and a token without a secret", async () => {
    expect(await usedAfter({})).toMatchObject(ACCEPTED);
    expect(await usedAfter(changed, { isRefresh: false })).toMatchObject(ACCEPTED);
  });

  test.each<[string, Change]>([
    ["a changed password", changed],
    ["a new secret", { secret: "graphql_jwt_6746f2" }],
    ["a removed secret", { secret: "" }],
    ["a deleted account", { id: 8 }],
  ])("refuses a sign-in after %s", async (_name, change) => {
    expect(await usedAfter(change)).toMatchObject(REFUSED);
  });

  test("refuses a sign-in from before the part worked, and one without a secret of its own", async () => {
    expect(await usedAfter({}, { isEarlier: true })).toMatchObject(REFUSED);
    expect(await usedAfter({}, { of: { ...user, secret: "" } })).toMatchObject(REFUSED);
  });

  test("changes no other mutation, and no request without a token", async () => {
    expect(await usedAfter(changed)).toMatchObject({ other: true, none: true });
  });

  test("accepts every sign-in if it is switched off", async () => {
    const { token, ...accepted } = await usedAfter(changed, { off: "sign-ins" });
    expect(token.user_secret).toBe(user.secret);
    expect(accepted).toMatchObject(ACCEPTED);
  });
});
