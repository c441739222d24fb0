import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { needsPhp } from "#tests/support/php.ts";

type Request = { number: string; email: string };
type Result = {
  inputs: string[];
  responses: unknown[];
  /** Number of emails sent before the responses. */
  early: number;
  emails: { to: string; subject: string; text: string }[];
};

const orders = [
  { id: 7, number: "A-1007", email: "Ann@example.test", status: "pending" },
  { id: 8, number: "8", email: "", status: "processing" },
  { id: 9, number: "9", email: "ann@example.test", status: "checkout-draft" },
  { id: 10, number: "10", email: "ann@example.test", status: "trash" },
  { id: 11, number: "11", email: "ann@example.test", status: "processing", customer: 3 },
];

/** Sends requests to the file in a simulated WordPress. */
function requested(requests: readonly Request[], over: object = {}): Result {
  const given = JSON.stringify({ orders, requests, ...over });
  const output = execFileSync("php", ["tests/support/wordpressOrderLink.php", given], {
    encoding: "utf8",
  });
  return JSON.parse(output) as Result;
}

const ann = { number: "#A-1007", email: " ann@example.test" };

describe("the file for order links in WordPress", needsPhp, () => {
  test("takes the number and the email address, and no address to link to", () => {
    expect(requested([]).inputs).toEqual(["number", "email"]);
  });

  test("emails an order's link to the order's own address, after the response", () => {
    const { early, emails } = requested([ann], { storefront: "https://shop.example/" });
    expect([early, emails.length]).toEqual([0, 1]);
    expect(emails[0]).toMatchObject({
      to: "Ann@example.test",
      subject: "[Osier & Co] Your order A-1007",
    });
    expect(emails[0]?.text).toContain(
      "https://shop.example/checkout/order-received/7/?key=wc_order_abc\n",
    );
  });

  test("links to WooCommerce's page if the storefront's address is unknown", () => {
    const [email] = requested([ann]).emails;
    expect(email?.text).toContain("https://wordpress.example/checkout/order-received/7/");
  });

  test("links an account's order to its page behind the sign-in, without the key", () => {
    const own = { number: "11", email: "ann@example.test" };
    const texts = [{ storefront: "https://shop.example" }, {}].map(
      (over) => requested([own], over).emails[0]?.text,
    );
    expect(texts[0]).toContain("https://shop.example/my-account/view-order/11/\n");
    expect(texts[1]).toContain("https://wordpress.example/my-account/view-order/11/\n");
    for (const text of texts) {
      expect(text).toContain("Sign in");
      expect(text).not.toContain("wc_order_");
    }
  });

  test("responds in the same way to a wrong number or address, and sends nothing", () => {
    const wrong = [
      { number: "A-1007", email: "eve@example.test" },
      { number: "999", email: "ann@example.test" },
      { number: "8", email: "" },
      { number: "", email: "" },
    ];
    const { responses, emails } = requested([...wrong, ann]);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(emails).toHaveLength(1);
  });

  test("sends no link of an order that nobody has placed, or that is deleted", () => {
    const { responses, emails } = requested([
      { number: "9", email: "ann@example.test" },
      { number: "10", email: "ann@example.test" },
    ]);
    expect(responses).toEqual([[], []]);
    expect(emails).toEqual([]);
  });

  test("sends three emails for an order in an hour", () => {
    expect(requested(Array.from({ length: 9 }, () => ann)).emails).toHaveLength(3);
  });
});
