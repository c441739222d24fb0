import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { GraphQLTaggedNode } from "relay-runtime";
import { expect, test, vi } from "vitest";
import updateCustomer from "#__generated__/useUpdateCustomerMutation.graphql.ts";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import checkoutCartQuery from "#__generated__/useCheckoutCartQuery.graphql.ts";
import checkoutQuery from "#__generated__/useCheckoutQuery.graphql.ts";
import { CART_ID, browserEnvironment, dataIdOf } from "./environment.ts";

test("A cart line's data id is its key, because its id always fails", () => {
  expect(dataIdOf({ key: "abc", id: "never" }, "SimpleCartItem")).toBe("abc");
});
test("Every cart has the same data id, whatever operation returned it", () => {
  expect(dataIdOf({}, "Cart")).toBe(CART_ID);
});
test.each(["GlobalProductAttribute", "Customer", "ShippingRate", "PaymentGateway", "CartTax"])(
  "Relay does not use the id of %s as data id, because it is not global",
  (typeName) => expect(dataIdOf({ id: "1" }, typeName)).toBeNull(),
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
