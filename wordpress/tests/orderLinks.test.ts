import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Request = { number: string; email: string };
type Result = {
  inputs: string[] | null;
  responses: unknown[];
  /** Number of emails sent before the responses. */
  early: number;
  emails: { to: string; subject: string; text: string }[];
  scheduled: [event: string, values: string[]][];
  limits: [count: number, end: number][];
  /** Number of locks that were not released. */
  locked: number;
};

const orders = [
  { id: 7, number: "A-1007", email: "Ann@example.test", status: "pending" },
  { id: 8, number: "8", email: "", status: "processing" },
  { id: 9, number: "9", email: "ann@example.test", status: "checkout-draft" },
  { id: 10, number: "10", email: "ann@example.test", status: "trash" },
  { id: 11, number: "11", email: "ann@example.test", status: "processing", customer: 3 },
];

/** Sends requests to the plugin in a simulated WordPress. */
const requested = (
  requests: readonly Request[],
  constants: Record<string, string> = {},
  given: Record<string, unknown> = {},
): Promise<Result> => runPhp("orderLinks", { orders, requests, constants, ...given });

const ann = { number: "#A-1007", email: " ann@example.test" };

describe("order-links in WordPress", () => {
  test("takes the number and the email address, and no address to link to", async () => {
    expect((await requested([])).inputs).toEqual(["number", "email"]);
  });

  test("emails an order's link to the order's own address, after the response", async () => {
    const { early, emails } = await requested([ann], {
      VITRINE_STOREFRONT_URL: "https://shop.example/",
    });
    expect([early, emails.length]).toEqual([0, 1]);
    expect(emails[0]).toMatchObject({
      to: "Ann@example.test",
      subject: "[Osier & Co] Your order A-1007",
    });
    expect(emails[0]?.text).toContain(
      "https://shop.example/checkout/order-received/7/?key=wc_order_abc\n",
    );
  });

  test("links to WooCommerce's page if the storefront's address is unknown", async () => {
    const [email] = (await requested([ann])).emails;
    expect(email?.text).toContain("https://wordpress.example/checkout/order-received/7/");
  });

  test("links an account's order to its page behind the sign-in, without the key", async () => {
    const own = { number: "11", email: "ann@example.test" };
    const [known, unknown] = [
      await requested([own], { VITRINE_STOREFRONT_URL: "https://shop.example" }),
      await requested([own]),
    ];
    const texts = [known, unknown].map(({ emails }) => emails[0]?.text);
    expect(texts[0]).toContain("https://shop.example/my-account/view-order/11/\n");
    expect(texts[1]).toContain("https://wordpress.example/my-account/view-order/11/\n");
    for (const text of texts) {
      expect(text).toContain("Sign in");
      expect(text).not.toContain("wc_order_");
    }
  });

  test("responds in the same way to a wrong number or address, and sends nothing", async () => {
    const wrong = [
      { number: "A-1007", email: "eve@example.test" },
      { number: "999", email: "ann@example.test" },
      { number: "8", email: "" },
      { number: "", email: "" },
    ];
    const { responses, emails } = await requested([...wrong, ann]);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(emails).toHaveLength(1);
  });

  test("sends no link of an order that nobody has placed, or that is deleted", async () => {
    const { responses, emails } = await requested([
      { number: "9", email: "ann@example.test" },
      { number: "10", email: "ann@example.test" },
    ]);
    expect(responses).toEqual([[], []]);
    expect(emails).toEqual([]);
  });

  test("sends three emails for an order in an hour", async () => {
    expect((await requested(Array.from({ length: 9 }, () => ann))).emails).toHaveLength(3);
  });

  test("does the same work before the response, whether or not number and address match", async () => {
    const wrong = { number: "999", email: "eve@example.test" };
    const { scheduled } = await requested([ann, wrong]);
    expect(scheduled).toEqual([
      ["vitrine_find_order_link", [ann.number, ann.email]],
      ["vitrine_find_order_link", [wrong.number, wrong.email]],
    ]);
  });

  test("counts attempts one at a time, in a period that an attempt does not extend", async () => {
    const first = await requested([ann]);
    const [[, end]] = first.limits as [[number, number]];
    expect(first.locked).toBe(0);
    const key = createHash("md5").update("address ").digest("hex");
    const transients = { [`vitrine_limit_${key}`]: [119, end - 3000] };
    const more = [ann, ann, ann];
    const { scheduled, limits } = await requested(more, {}, { transients });
    expect([scheduled.length, limits[0]]).toEqual([1, [120, end - 3000]]);
    expect((await requested(more, {}, { lock: "0" })).scheduled).toEqual([]);
  });

  test("sends an email that an earlier release has scheduled", async () => {
    const { emails } = await requested([], {}, { scheduled: [["vitrine_send_order_link", [7]]] });
    expect(emails).toHaveLength(1);
  });

  test("has no mutation if it is switched off", async () => {
    const { inputs, emails } = await requested([ann], { VITRINE_OFF: "order-links" });
    expect([inputs, emails]).toEqual([null, []]);
  });
});
