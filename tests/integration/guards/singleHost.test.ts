import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import type { AppOverWoo } from "#tests/support/appOverWoo.ts";
import { appsWithAndWithout } from "#tests/support/guardedApps.ts";
import { sendRaw } from "#tests/support/rawRequest.ts";

const { guarded, unguarded } = appsWithAndWithout("singleHost");

const listen = (app: FastifyInstance) => app.listen({ port: 0, host: "127.0.0.1" });

beforeAll(async () => {
  await listen(guarded().app);
  await listen(unguarded().app);
});

const FORM = "productId=14&quantity=1";
const OWN = "Host: shop.example";
const FOREIGN = "Host: evil.example";

/** Posts a form of evil.example; returns the status, and the number of adds at the backend. */
async function post({ app, woo }: AppOverWoo, ...hosts: string[]) {
  woo.forget();
  const { status } = await sendRaw(app, [
    "POST /cart/items HTTP/1.1",
    ...hosts,
    "Connection: close",
    "Origin: https://evil.example",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${FORM.length}`,
    "",
    FORM,
  ]);
  const adds = woo.calls().filter(({ body }) => body.query.includes("addToCart("));
  return { status, adds: adds.length };
}

test("A form of another site changes nothing if its request has the hosts of both sites", async () => {
  expect(await post(guarded(), FOREIGN, OWN)).toEqual({ status: 400, adds: 0 });
  expect(await post(guarded(), OWN, FOREIGN)).toEqual({ status: 400, adds: 0 });
});

// A proxy that reads the last host has passed the request on as one to the shop.
test("With the guard off, a form of another site with both hosts changes the cart, as if it were the shop's own", async () => {
  expect(await post(unguarded(), OWN)).toEqual({ status: 403, adds: 0 });
  expect(await post(unguarded(), FOREIGN, OWN)).toEqual({ status: 303, adds: 1 });
});
