import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readdir, readFile } from "node:fs/promises";
import { cardShop, paidBy } from "#tests/worlds/backends/cardShop.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Neither a card's payment method nor the client secret of its payment is kept or shown.

const CARD = "pm_card_threeDSecure2Required";

const lines: string[] = [];
const pages: string[] = [];

const world = worldOf({
  settings: { ...cardShop.settings },
  woo: cardShop.woo,
  app: { logLevel: "trace", logStream: { write: (line: string) => void lines.push(line) } },
});

beforeAll(() => {
  world().app.addHook("onSend", async (_request, reply, payload) => {
    const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
    pages.push(JSON.stringify(reply.getHeaders()), isPage ? String(payload) : "");
  });
});

/** Returns the content of all files in the data folder. */
async function storedData(): Promise<string> {
  const entries = await readdir(world().dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
  return (await Promise.all(contents)).join("\n");
}

test("An order by card leaves neither its payment method nor its client secret in a log, a file, a page or a header", async () => {
  const { app, woo } = world();
  const ann = await shopperWithCart(app);
  const form = await ann.form(paidBy(CARD));
  // A form that comes back with errors repeats what was typed, but not the card.
  const refused = await ann.post("/checkout", { ...form, email: "none" });
  expect(refused.statusCode).toBe(422);
  const { location } = (await ann.place(form)).response as { location: string };
  const { secret } = woo.cards.lastPayment();
  for (const decision of ["decline", "confirm"] as const) {
    await ann.open(location);
    const asked = await ann.send(location, {});
    expect(asked.body).toContain(secret);
    woo.cards.decide(decision);
    await ann.send(location, {});
    await ann.open("/success");
    if (decision === "decline") await ann.place({ ...form, intent: `${form["intent"]}2` });
  }
  expect(woo.cards.charges()).toBe(1);
  woo.fail("responds with nothing");
  await ann.send(location, {});

  const [log, stored, shown] = [lines.join(""), await storedData(), pages.join("\n")];
  expect(stored).toContain("ann@example.test");
  expect(shown).toContain("Confirming your payment");
  expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
  for (const [place, text] of Object.entries({ log, stored, shown })) {
    expect.soft(text.includes(secret), `the secret in: ${place}`).toBe(false);
    expect.soft(text.includes(CARD), `the card in: ${place}`).toBe(false);
  }
});
