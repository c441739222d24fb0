import { describe, expect, test } from "vitest";
import { redactToken } from "#relay/session/redactedToken.ts";
import { fixedToken } from "#tests/worlds/fixtures/tokenFixture.ts";
import { GUEST, respond } from "#tests/worlds/fixtures/shopperFixture.ts";

describe("Of several session cookies", () => {
  const known = (customer: string) => fixedToken(customer).replace(/x$/, "known");
  const first = "first.claims.x";

  test.each([
    ["the confirmed one counts", [first, known("t_ann")], known("t_ann")],
    ["the first counts if none is confirmed", [first, GUEST], first],
    ["the first counts if several are confirmed", [known("t_ben"), known("t_ann")], known("t_ben")],
    ["one that is no token does not count", ['"', "", "a b", GUEST], GUEST],
    ["a repeated one counts once", [first, known("t_ann"), known("t_ann")], known("t_ann")],
  ])("%s", async (_, tokens, chosen) => {
    const cookie = tokens.map((token) => `woo-session=${token}`).join("; ");
    const response = await respond(cookie, ({ session }) => session.read());
    expect(response.json()).toEqual({ result: chosen });
  });

  const valid = (customer: string) => fixedToken(customer).replace(/x$/, "valid");

  test.each([
    ["sent to the backend, and the accepted one counts", [first, GUEST, valid("t_ann")], 3],
    ["sent to the backend only if none is confirmed", [valid("t_ann"), known("t_ann")], 0],
    ["sent to the backend in a bounded number", [...Array(9)].map((_, at) => `${first}${at}`), 4],
  ])("unconfirmed ones are %s", async (_, tokens, sent) => {
    const cookie = tokens.map((token) => `woo-session=${token}`).join("; ");
    const response = await respond(cookie, ({ session }) => session.read());
    const chosen = sent === 4 ? `${first}0` : tokens.at(-1);
    expect(response.json()).toEqual({ result: chosen });
    expect(response.checked).toHaveLength(sent);
  });

  test("those that the backend has refused are not sent again, and do not count", async () => {
    const refused = (number: number) => `first.claims${number}.refused`;
    const cookie = [refused(1), refused(2), GUEST]
      .map((token) => `woo-session=${token}`)
      .join("; ");
    const response = await respond(cookie, ({ session }) => session.read());
    expect(response.json()).toEqual({ result: GUEST });
    expect(response.checked).toEqual([`Session ${GUEST}`]);
  });

  test("a single one is not sent to the backend before it is used", async () => {
    const response = await respond(`woo-session=${GUEST}`, ({ session }) => session.read());
    expect([response.json(), response.checked]).toEqual([{ result: GUEST }, []]);
  });

  test("a redacted one counts if its account's token is confirmed", async () => {
    const account = known("7");
    const pairs = [
      `woo-session=${first}`,
      `woo-session=${redactToken(account)}`,
      `vitrine-session=${fixedToken("7")}`,
      `vitrine-session=${account}`,
      "vitrine-customer=refresh",
    ];
    const response = await respond(pairs.join("; "), ({ session }) => session.read());
    expect(response.json()).toEqual({ result: account });
  });
});
