import { describe, expect, test } from "vitest";
import { liveShopper } from "./liveShopper.ts";

const { become, connection, listening, server, sockets, watch } = liveShopper();

describe("a restart", () => {
  test("brings another socket, which carries the session of then", async () => {
    const seen = watch();
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
    server().tell(5);
    await expect.poll(() => seen.quantities).toEqual([5]);
    expect(seen.errors).toEqual([]);
  });

  test("that is asked for while the socket opens happens when it is open", async () => {
    watch();
    connection().restart();
    await expect.poll(() => sockets()[0]?.closed?.code).toBe(4205);
    await listening();
    expect(sockets()).toHaveLength(2);
    expect(sockets()[0]?.params).toBeUndefined();
  });

  test("is nothing where nobody is subscribed, then and later", async () => {
    connection().restart();
    watch().dispose();
    connection().restart();
    watch();
    await listening();
    expect(sockets().at(-1)?.closed).toBeUndefined();
    expect(sockets().map(({ closed }) => closed?.code)).not.toContain(4205);
  });
});

test("a socket that is given up is closed with 4499, and another comes", async () => {
  const seen = watch();
  await listening();
  connection().terminate();
  const closed = { code: 4499, reason: "Terminated" };
  await expect.poll(() => sockets()[0]?.closed).toEqual(closed);
  await expect.poll(() => sockets().length).toBe(2);
  await listening();
  server().tell(6);
  await expect.poll(() => seen.quantities).toEqual([6]);
});
