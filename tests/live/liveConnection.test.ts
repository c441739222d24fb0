import { describe, expect, test } from "vitest";
import { liveShopper, shortly } from "./liveShopper.ts";

const { become, listening, newEnvironment, reopenShop, server, sockets, wait, watch } =
  liveShopper();

describe("what the shop tells", () => {
  test("comes into Relay's store, each time", async () => {
    const relay = newEnvironment();
    const seen = watch("mug", relay);
    await listening();
    server().tell(3);
    server().tell(2);
    await expect.poll(() => seen.quantities).toEqual([3, 2]);
    expect(seen.names).toEqual(["Mug", "Mug"]);
    expect(relay.getStore().getSource().get("mug")).toMatchObject({ stockQuantity: 2 });
  });

  test("is asked for by name, text and variables, as the shopper", async () => {
    watch();
    await listening();
    expect(sockets()).toHaveLength(1);
    expect(sockets()[0]).toMatchObject({
      params: { headers: { "woocommerce-session": "Session t1" } },
      operations: [
        {
          operationName: "stockChangedSubscription",
          query: expect.stringContaining("stockChanged(productId: $productId)"),
          variables: { productId: "mug" },
        },
      ],
    });
  });

  test("is asked for by nobody in particular where there is no token", async () => {
    become(undefined);
    watch();
    await listening();
    expect(sockets()[0]?.params).toBeUndefined();
  });

  test("ends in order where the shop says so, and the socket with it", async () => {
    const seen = watch();
    await listening();
    server().complete();
    await expect.poll(() => seen.completions).toBe(1);
    await expect.poll(() => sockets()[0]?.closed?.code).toBe(1000);
    expect(seen.errors).toEqual([]);
  });

  test("is an error where the shop refuses the subscription", async () => {
    const seen = watch("teapot");
    await expect.poll(() => seen.errors).toHaveLength(1);
    expect(seen.errors[0]).toMatchObject({
      name: "OperationError",
      operation: "stockChangedSubscription",
      messages: ["No product found for teapot."],
    });
  });

  test("is an error where it holds nothing but errors, and listens no more", async () => {
    const seen = watch();
    await listening();
    server().tell(new Error("The stock is not known."));
    await expect.poll(() => seen.errors).toHaveLength(1);
    expect(seen.errors[0]).toMatchObject({ messages: ["The stock is not known."] });
    await listening(0);
  });
});

describe("the socket", () => {
  test("speaks graphql-transport-ws", async () => {
    watch();
    await listening();
    expect(sockets()[0]?.protocol).toBe("graphql-transport-ws");
  });

  test("is one for all subscriptions, from the first to the last", async () => {
    expect(sockets()).toEqual([]);
    const [first, second] = [watch(), watch()];
    await listening(2);
    first.dispose();
    await listening(1);
    server().tell(1);
    await expect.poll(() => second.quantities).toEqual([1]);
    expect(sockets()).toMatchObject([{ operations: [{}, {}] }]);
    second.dispose();
    const closed = { code: 1000, reason: "Normal Closure" };
    await expect.poll(() => sockets()[0]?.closed).toEqual(closed);
    expect(first.quantities).toEqual([]);
  });

  test("is tried five times more, each time later, and then has failed", async () => {
    server().refuseWith(4403);
    const seen = watch();
    await expect.poll(() => seen.errors).toHaveLength(1);
    expect(seen.errors[0]?.message).toContain("4403");
    expect(sockets()).toHaveLength(6);
    expect(wait.mock.calls).toEqual([[0], [1], [2], [3], [4]]);
  });

  test("that nobody answers is tried as often", async () => {
    await server().stop();
    const seen = watch();
    await expect.poll(() => seen.errors).toHaveLength(1);
    expect(seen.errors[0]?.message).toContain("the live connection");
    expect(wait.mock.calls).toEqual([[0], [1], [2], [3], [4]]);
    await reopenShop();
  });

  test("comes back to a shop that was away, and has all its tries again", async () => {
    const seen = watch();
    await listening();
    const away = Promise.withResolvers<void>();
    wait.mockImplementation((retries) => (retries === 1 ? away.promise : shortly()));
    await server().stop();
    await expect.poll(() => wait.mock.calls).toEqual([[0], [1]]);
    await reopenShop();
    away.resolve();
    await listening();
    server().tell(4);
    await expect.poll(() => seen.quantities).toEqual([4]);
    wait.mockClear();
    server().closeAll("drop");
    await expect.poll(() => sockets().length).toBe(2);
    await listening();
    expect(wait.mock.calls).toEqual([[0]]);
  });
});
