import { describe, expect, test } from "vitest";
import { liveShopper, shortDelay } from "./liveShopper.ts";

const { become, listening, newEnvironment, reopenShop, server, sockets, wait, watch } =
  liveShopper();

describe("a subscription", () => {
  test("writes each event into Relay's store", async () => {
    const relay = newEnvironment();
    const watched = watch("mug", relay);
    await listening();
    server().publish(3);
    server().publish(2);
    await expect.poll(() => watched.quantities).toEqual([3, 2]);
    expect(watched.names).toEqual(["Mug", "Mug"]);
    expect(relay.getStore().getSource().get("mug")).toMatchObject({ stockQuantity: 2 });
  });

  test("is sent with its name, text and variables, in the shopper's session", async () => {
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

  test("is sent anonymously without a session token", async () => {
    become(undefined);
    watch();
    await listening();
    expect(sockets()[0]?.params).toBeUndefined();
  });

  test("completes when the shop completes it, and the socket closes", async () => {
    const watched = watch();
    await listening();
    server().complete();
    await expect.poll(() => watched.completions).toBe(1);
    await expect.poll(() => sockets()[0]?.closed?.code).toBe(1000);
    expect(watched.errors).toEqual([]);
  });

  test("fails with an error when the shop rejects it", async () => {
    const watched = watch("teapot");
    await expect.poll(() => watched.errors).toHaveLength(1);
    expect(watched.errors[0]).toMatchObject({
      name: "OperationError",
      operation: "stockChangedSubscription",
      messages: ["No product found for teapot."],
    });
  });

  test("fails with an event that contains only errors, and is removed", async () => {
    const watched = watch();
    await listening();
    server().publish(new Error("The stock is not known."));
    await expect.poll(() => watched.errors).toHaveLength(1);
    expect(watched.errors[0]).toMatchObject({ messages: ["The stock is not known."] });
    await listening(0);
  });
});

describe("the socket", () => {
  test("speaks graphql-transport-ws", async () => {
    watch();
    await listening();
    expect(sockets()[0]?.protocol).toBe("graphql-transport-ws");
  });

  test("is shared by all subscriptions, from the first to the last", async () => {
    expect(sockets()).toEqual([]);
    const [first, second] = [watch(), watch()];
    await listening(2);
    first.dispose();
    await listening(1);
    server().publish(1);
    await expect.poll(() => second.quantities).toEqual([1]);
    expect(sockets()).toMatchObject([{ operations: [{}, {}] }]);
    second.dispose();
    const closed = { code: 1000, reason: "Normal Closure" };
    await expect.poll(() => sockets()[0]?.closed).toEqual(closed);
    expect(first.quantities).toEqual([]);
  });

  test("is retried five times with growing delays, and then fails", async () => {
    server().refuseWith(4403);
    const watched = watch();
    await expect.poll(() => watched.errors).toHaveLength(1);
    expect(watched.errors[0]?.message).toContain("4403");
    expect(sockets()).toHaveLength(6);
    expect(wait.mock.calls).toEqual([[0], [1], [2], [3], [4]]);
  });

  test("is also retried five times when no server responds", async () => {
    await server().stop();
    const watched = watch();
    await expect.poll(() => watched.errors).toHaveLength(1);
    expect(watched.errors[0]?.message).toContain("the live connection");
    expect(wait.mock.calls).toEqual([[0], [1], [2], [3], [4]]);
    await reopenShop();
  });

  test("reconnects after an outage of the shop, and has all its retries again", async () => {
    const watched = watch();
    await listening();
    const away = Promise.withResolvers<void>();
    wait.mockImplementation((retries) => (retries === 1 ? away.promise : shortDelay()));
    await server().stop();
    await expect.poll(() => wait.mock.calls).toEqual([[0], [1]]);
    await reopenShop();
    away.resolve();
    await listening();
    server().publish(4);
    await expect.poll(() => watched.quantities).toEqual([4]);
    wait.mockClear();
    server().closeAll("drop");
    await expect.poll(() => sockets().length).toBe(2);
    await listening();
    expect(wait.mock.calls).toEqual([[0]]);
  });
});
