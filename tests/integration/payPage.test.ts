import { describe, expect, test } from "vitest";
import { worldOf } from "#tests/worlds/worldOf.ts";

const PAGE = "/embedded-pay/wc_order_unknown";
const enabled = worldOf({ settings: { REDIRECT_PAY: "on" } });
const plain = worldOf();

describe("the payment page of the embedded shop", () => {
  test("is served where it is enabled, uncached", async () => {
    const response = await enabled().app.inject({ url: PAGE });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("We can’t find that order");
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test("rejects a form from another site", async () => {
    const response = await enabled().app.inject({
      method: "POST",
      url: PAGE,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "cross-site",
      },
      payload: "outcome=pay",
    });
    expect(response.statusCode).toBe(403);
  });

  test("does not exist where it is not enabled", async () => {
    expect((await plain().app.inject({ url: PAGE })).body).not.toContain(
      "We can’t find that order",
    );
  });
});
