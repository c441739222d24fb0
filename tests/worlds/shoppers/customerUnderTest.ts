import { afterEach, beforeEach } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import type { AppOverWoo } from "#tests/worlds/servers/appOverWoo.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import type { WooCall } from "#tests/worlds/backends/wooCalls.ts";

/** A test's browser, for a customer who can sign in. */
export type CustomerUnderTest = Visitor & {
  signIn: (fields?: object) => ReturnType<Visitor["send"]>;
  /** Returns the session token. */
  session: () => string;
  /** Queries the cart as the page's script does. */
  requestCart: (headers?: Record<string, string>) => ReturnType<Visitor["send"]>;
};

/** Removes every line from the signed-in customer's cart. */
async function emptyCart(owner: Visitor): Promise<void> {
  const { body } = await owner.open("/cart");
  const keys = body.matchAll(/name="(quantity\[[0-9a-f]{32}\])"/g);
  const fields = Object.fromEntries([...keys].map(([, field = ""]) => [field, "0"]));
  if (Object.keys(fields).length > 0) await owner.post("/cart/items", fields);
}

/** Gives each test of a file a browser of its own, and the shop's customer an empty cart. */
export function customerUnderTest(over: () => AppOverWoo): () => CustomerUnderTest {
  let visitor: Visitor | undefined;

  beforeEach(async () => {
    const earlier = createVisitor(over().app);
    await earlier.send("/account/login", account);
    await emptyCart(earlier);
    over().woo.forget();
    visitor = createVisitor(over().app);
  });
  afterEach(() => {
    over().woo.recover();
    over().woo.accounts.letAccessLive(300);
  });

  return () => {
    if (!visitor) throw new Error("The browser is opened before each test.");
    const { cookies, send } = visitor;
    const session = () => cookies()["woo-session"] ?? "";
    const sessionHeader = (): Record<string, string> =>
      session() ? { "woocommerce-session": `Session ${session()}` } : {};
    const query = { query: cartQuery.params.text, variables: {} };
    return {
      ...visitor,
      signIn: (fields = account) => send("/account/login", fields),
      session,
      requestCart: (headers = {}) => send("/graphql", query, { ...sessionHeader(), ...headers }),
    };
  };
}

/** Returns the requests that query a field. */
export const callsFor = (field: string, { woo }: AppOverWoo): readonly WooCall[] =>
  woo.calls().filter(({ body }) => body.query.includes(field));
