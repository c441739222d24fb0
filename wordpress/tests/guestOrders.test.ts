import { describe, expect, test } from "vitest";
import { signOrderLink } from "../../server/shop/account/linkedOrders.ts";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";

type SignedLink = ReturnType<typeof signOrderLink>;
type Result = {
  arguments: string[] | null;
  /** An order's id, and the capability that is needed to read each order after it. */
  responses: { order: number | null; caps: Record<string, string> }[];
};

const order = (id: number, over: object = {}) => ({
  id,
  number: `A-100${id}`,
  key: `wc_order_${String(id).repeat(13)}`,
  customer: 0,
  status: "completed",
  ...over,
});
const orders = [order(7), order(8), order(9, { customer: 3 }), order(6, { status: "trash" })];
const ANN = { number: "7", key: "wc_order_7777777777777" };

/** Requests orders from the plugin in a simulated WordPress. */
const requested = (
  requests: readonly SignedLink[],
  secret: string | null = SECRET,
  off = "",
): Promise<Result> =>
  runPhp("guestOrders", {
    orders,
    requests,
    constants: { VITRINE_OFF: off, ...(secret !== null && { VITRINE_CLIENT_SECRET: secret }) },
  });

const signed = (link: typeof ANN, now = Date.now()) => signOrderLink(link, SECRET, now);

/** Returns the id of the order that WordPress shows. */
const orderFor = async (link: SignedLink, secret?: string | null) =>
  (await requested([link], secret)).responses[0]?.order;

const NOTHING = {
  order: null,
  caps: Object.fromEntries(orders.map((o) => [o.number, "edit_posts"])),
};

describe("guest-orders in WordPress", () => {
  test("takes the number and key, their time and their signature", async () => {
    expect((await requested([])).arguments).toEqual(["number", "key", "time", "signature"]);
  });

  test("returns the order by its id or its displayed number, and nothing else", async () => {
    const { responses } = await requested([signed(ANN), signed({ ...ANN, number: "A-1007" })]);
    const shown = { order: 7, caps: { ...NOTHING.caps, "A-1007": "" } };
    expect(responses).toEqual([shown, shown]);
  });

  test.each<[string, SignedLink]>([
    ["a wrong key", signed({ ...ANN, key: "wc_order_aaaaaaaaaaaaa" })],
    ["the key in capitals", signed({ ...ANN, key: ANN.key.toUpperCase() })],
    ["another order's key", signed({ ...ANN, key: "wc_order_8888888888888" })],
    ["an unknown number", signed({ ...ANN, number: "999" })],
    ["no number and no key", signed({ number: "", key: "" })],
    ["the key of an account's order", signed({ number: "9", key: "wc_order_9999999999999" })],
    ["the key of a deleted order", signed({ number: "6", key: "wc_order_6666666666666" })],
    ["no signature", { ...signed(ANN), signature: "" }],
    ["another order's signature", { ...signed({ ...ANN, number: "A-1007" }), number: "7" }],
    ["another time", { ...signed(ANN, Date.now() - 60_000), time: signed(ANN).time }],
    ["no time", { ...signed(ANN), time: "" }],
    ["another secret's signature", signOrderLink(ANN, `${SECRET}!`, Date.now())],
  ])("responds to %s as to an unknown order", async (_, link) => {
    expect((await requested([link])).responses).toEqual([NOTHING]);
  });

  test.each([-6, 6])("shows nothing to a request signed %i minutes from now", async (minutes) => {
    const at = (count: number) => signed(ANN, Date.now() + count * 60_000);
    expect([await orderFor(at(minutes)), await orderFor(at(minutes / 2))]).toEqual([null, 7]);
  });

  test("has no field without a secret, and shows nothing under a short one", async () => {
    expect((await requested([signed(ANN)], null)).arguments).toBeNull();
    const short = "short";
    expect(await orderFor(signOrderLink(ANN, short, Date.now()), short)).toBeNull();
  });

  test("has no field if it is switched off", async () => {
    expect((await requested([signed(ANN)], SECRET, "guest-orders")).arguments).toBeNull();
  });
});
