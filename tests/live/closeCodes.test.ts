import { expect, test } from "vitest";
import { liveShopper } from "./liveShopper.ts";

const { listening, server, sockets, wait, watch } = liveShopper();

test.each([1001, "none", "drop", 1012, 1013, 1014, 4205, 4403, 4408, 4499, 4504, 3000] as const)(
  "a socket closed with %s reconnects with its subscriptions, after a wait",
  async (code) => {
    const watched = watch();
    await listening();
    server().closeAll(code);
    await expect.poll(() => sockets().length).toBe(2);
    await listening();
    server().publish(7);
    await expect.poll(() => watched.quantities).toEqual([7]);
    expect(watched.errors).toEqual([]);
    expect(wait.mock.calls).toEqual([[0]]);
    expect(sockets()[1]?.operations).toEqual(sockets()[0]?.operations);
  },
);

test("a socket closed with 1000 while subscriptions exist reconnects at once", async () => {
  const watched = watch();
  await listening();
  server().closeAll(1000);
  await expect.poll(() => sockets().length).toBe(2);
  await listening();
  server().publish(7);
  await expect.poll(() => watched.quantities).toEqual([7]);
  expect(wait).not.toHaveBeenCalled();
});

test.each([
  1002, 1003, 1007, 1008, 1009, 1010, 1011, 4400, 4004, 4005, 4401, 4406, 4409, 4429, 4500,
])("a socket closed with %s has failed, and is not retried", async (code) => {
  const watched = watch();
  await listening();
  server().closeAll(code);
  await expect.poll(() => watched.errors).toHaveLength(1);
  const message = `stockChangedSubscription: the live connection was closed: ${code}`;
  expect(watched.errors[0]).toMatchObject({ name: "OperationError", message });
  expect(wait).not.toHaveBeenCalled();
  expect(sockets()).toHaveLength(1);
});
