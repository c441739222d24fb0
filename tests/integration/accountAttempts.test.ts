import { expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ settings: { TRUST_PROXY: "on" } });

test("changes of an account's email address are rate-limited, since the response reveals which addresses are registered", async () => {
  const visitor = formShopper(world().app);
  const [email, password] = ["ann@example.test", "correct-horse-battery"];
  await visitor.post("/account/register", { email, password });
  await visitor.post("/account/login", { username: email, password });
  const from = { "x-forwarded-for": "192.0.2.7" };
  const fields = { displayName: "Ann", currentPassword: password };
  const change = (other: string) =>
    visitor.send("/account/details", { ...fields, email: other }, from);
  for (let count = 0; count < 10; count += 1) {
    expect((await change(`${count}@example.test`)).statusCode).toBe(200);
  }
  const response = await change(email);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({
    message: expect.stringContaining("Too many attempts") as string,
  });
});
