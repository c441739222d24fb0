import { describe, expect, test } from "vitest";
import { liveShopper } from "./liveShopper.ts";

const { become, connection, listening, server, sockets, watch } = liveShopper();

describe("a restart", () => {
  test("opens another socket with the current session", async () => {
    const watched = watch();
    await listening();
    become("t2");
    connection().restart();
    const closed = { code: 4205, reason: "Client Restart" };
    await expect.poll(() => sockets()[0]?.closed).toEqual(closed);
    await expect.poll(() => sockets().length).toBe(2);
    await listening();
    expect(sockets()[1]?.params).toEqual({
      headers: { "woocommerce-session": "Session t2" },
    });
    server().publish(5);
    await expect.poll(() => watched.quantities).toEqual([5]);
    expect(watched.errors).toEqual([]);
  });

  test("requested while the socket is opening happens once it is open", async () => {
    watch();
    connection().restart();
    await expect.poll(() => sockets()[0]?.closed?.code).toBe(4205);
    await listening();
    expect(sockets()).toHaveLength(2);
    expect(sockets()[0]?.params).toBeUndefined();
  });

  test("does nothing without subscriptions, and has no later effect", async () => {
    connection().restart();
    watch().dispose();
    connection().restart();
    watch();
    await listening();
    expect(sockets().at(-1)?.closed).toBeUndefined();
    expect(sockets().map(({ closed }) => closed?.code)).not.toContain(4205);
  });
});

test("a terminated socket is closed with 4499 and replaced", async () => {
  const watched = watch();
  await listening();
  connection().terminate();
  const closed = { code: 4499, reason: "Terminated" };
  await expect.poll(() => sockets()[0]?.closed).toEqual(closed);
  await expect.poll(() => sockets().length).toBe(2);
  await listening();
  server().publish(6);
  await expect.poll(() => watched.quantities).toEqual([6]);
});
