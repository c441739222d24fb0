import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

type Request = { name: string; contract: string; email: string };
type Result = {
  inputs: string[] | null;
  responses: unknown[];
  emails: { to: string; subject: string; text: string; headers: string[] }[];
  /** Number of notes before the responses. */
  early: number;
  notes: string[];
};

/** Sends withdrawals to the plugin in a simulated WordPress, whose language is German. */
const withdrawn = (requests: readonly Request[], given: object = {}): Promise<Result> =>
  runPhp("withdrawals", { requests, ...given });

const ann = { name: "Ann Lee", contract: "#1007", email: "ann@example.test" };

describe("withdrawals in WordPress", () => {
  test("emails the receipt with its content and time in the request's language, and a copy to the shop", async () => {
    const { responses, emails } = await withdrawn([ann]);
    expect(responses).toEqual([[]]);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      to: "ann@example.test",
      subject: "[Osier & Co] Eingang Ihres Widerrufs",
      headers: ["Bcc: admin@example.test"],
    });
    for (const text of ["2026-11-30 17:05:00 CET", "Vertrag: #1007", "Name: Ann Lee"]) {
      expect(emails[0]?.text).toContain(text);
    }
  });

  test("sends the copy to where the emails of new orders go", async () => {
    const options = { woocommerce_new_order_settings: { recipient: "orders@example.test" } };
    const { emails } = await withdrawn([ann], { options });
    expect(emails[0]?.headers).toEqual(["Bcc: orders@example.test"]);
  });

  test("notes it at the order with this number and email address, after the response", async () => {
    const others = [
      { ...ann, email: "eve@example.test" },
      { ...ann, contract: "a lamp, last week" },
    ];
    const { responses, early, notes, emails } = await withdrawn([ann, ...others]);
    expect(responses).toEqual([[], [], []]);
    expect([early, notes]).toEqual([0, [emails[0]?.text]]);
  });

  test("accepts none that is incomplete, whose email fails, or that is one of too many", async () => {
    const { responses, emails } = await withdrawn([
      { ...ann, name: " " },
      { ...ann, email: "ann@example.test\nBcc: eve" },
    ]);
    expect(responses).toEqual(Array(2).fill(expect.stringContaining("needs a name")));
    expect(emails).toEqual([]);
    const failed = await withdrawn([ann], { sends: false });
    expect(failed.responses).toEqual([expect.stringContaining("could not be sent")]);
    expect(failed.notes).toEqual([]);
    const many = await withdrawn(Array.from({ length: 6 }, () => ann));
    expect(many.emails).toHaveLength(5);
    expect(many.responses.at(-1)).toContain("Too many");
  });

  test("has no mutation if it is switched off", async () => {
    const constants = { VITRINE_OFF: "withdrawals" };
    expect((await withdrawn([ann], { constants })).inputs).toBeNull();
    expect((await withdrawn([])).inputs).toEqual(["name", "contract", "email"]);
  });
});
