import updateCustomer from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import checkoutCartQuery from "#__generated__/useCheckoutCartQuery.graphql.ts";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { GraphQLTaggedNode } from "relay-runtime";
import { expect, test, vi, describe } from "vitest";
import { OTHER_GATEWAY_PATH } from "#relay/contract/sendOperation.ts";
import { CART_ID, browserEnvironment, dataIdOf, unblockedFetch } from "./environment.ts";

test("A cart line's data id is its key, because its id always fails", () => {
  expect(dataIdOf({ key: "abc", id: "never" }, "SimpleCartItem")).toBe("abc");
});
test("Every cart has the same data id, whatever operation returned it", () => {
  expect(dataIdOf({}, "Cart")).toBe(CART_ID);
});
test.each([
  "GlobalProductAttribute",
  "Customer",
  "ShippingRate",
  "PaymentGateway",
  "CartTax",
  "MetaData",
])("Relay does not use the id of %s as data id, because it is not global", (typeName) =>
  expect(dataIdOf({ id: "1" }, typeName)).toBeNull(),
);
test("Every other record's data id is its id", () => {
  expect(dataIdOf({ id: "cG9zdDoxNA==" }, "SimpleProduct")).toBe("cG9zdDoxNA==");
});

test.each([cartQuery, checkoutCartQuery, checkoutQuery])(
  "$params.name waits for the response to a pending session change",
  async (query) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const sent: string[] = [];
    let respond = (_response: Response) => {};
    vi.stubGlobal("document", { cookie: "woo-session=token" });
    // Node has Web Locks, but no page events.
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
      sent.push((JSON.parse(body) as { operationName: string }).operationName);
      return new Promise<Response>((resolve) => (respond = resolve));
    });
    const environment = browserEnvironment();
    const operation = (document: GraphQLTaggedNode) =>
      createOperationDescriptor(getRequest(document), { hasSession: true });
    const change = environment.executeMutation({ operation: operation(updateCustomer) });
    const changing = change.toPromise();
    const pending = environment.execute({ operation: operation(query) }).toPromise();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(["useUpdateCustomerMutation"]);
    respond(Response.json({ data: { updateCustomer: { clientMutationId: null } } }));
    await changing;
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    respond(Response.json({ data: { cart: null, checkoutCart: null, allowedCountries: [] } }));
    await pending;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  },
);

/** Opens the fetch over a network that rejects requests to some paths. */
function openFetch(rejection: (path: string) => Error | undefined) {
  const sent: string[] = [];
  const fetchOnce = unblockedFetch(async (input) => {
    if (typeof input !== "string") throw new Error("The gateway is named by its path.");
    sent.push(input);
    const error = rejection(input);
    if (error) throw error;
    return new Response("{}", { status: input === OTHER_GATEWAY_PATH ? 400 : 200 });
  });
  const send = () => fetchOnce("/graphql", { method: "POST" }).catch((error: Error) => error.name);
  return { sent, send };
}

const blocked = (path: string) => (path === "/graphql" ? new TypeError("blocked") : undefined);

describe("The gateway's fetch", () => {
  test("takes the other path once the first is refused twice, and repeats no request itself", async () => {
    const { sent, send } = openFetch(blocked);
    expect([await send(), await send()]).toEqual(["TypeError", "TypeError"]);
    expect(sent).toEqual(["/graphql", "/graphql", OTHER_GATEWAY_PATH]);
    await send();
    expect(sent.slice(3)).toEqual([OTHER_GATEWAY_PATH]);
  });

  test("keeps to its path in an outage, in which no path responds", async () => {
    const { sent, send } = openFetch(() => new TypeError("offline"));
    for (let at = 0; at < 3; at += 1) await send();
    expect(sent.filter((path) => path === "/graphql")).toHaveLength(3);
  });

  test("keeps to its path after timeouts", async () => {
    const { sent, send } = openFetch(() => new DOMException("late", "TimeoutError"));
    for (let at = 0; at < 3; at += 1) await send();
    expect(sent).toEqual(["/graphql", "/graphql", "/graphql"]);
  });
});
