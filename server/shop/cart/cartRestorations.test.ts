import { expect, test } from "vitest";
import { createCartRestorations } from "./cartRestorations.ts";

const line = (key: string, databaseId: number, name: string) => ({
  key,
  quantity: 1,
  product: { node: { databaseId, name } },
});

/** Restores a cart of a mug and a bowl; returns the names of the lost lines, and the results. */
async function restoredWith(...added: object[]) {
  const results: boolean[] = [];
  const cart = { contents: { nodes: [line("a", 7, "Mug"), line("b", 8, "Bowl")] } };
  const restoring = createCartRestorations({ of: () => ({ cart, asOf: "" }) }, (isRestored) =>
    results.push(isRestored),
  );
  let token: string | undefined = "refused";
  const session = {
    read: () => token,
    write: (next: string) => void (token = next),
    clear: () => void (token = undefined),
  };
  const send = async () => {
    if (token === undefined) {
      token = "new";
      return Response.json({ data: { fillCart: { added, applied: [] } } });
    }
    session.clear();
    return Response.json({});
  };
  const { send: sendRestoring, lost } = restoring({ session: session as never }, send);
  await sendRestoring("/graphql");
  return { lost: lost(), results };
}

test("A restoration names the lines that the backend did not add", async () => {
  expect((await restoredWith(line("b", 8, "Bowl"))).lost).toEqual(["Mug"]);
});

test("A restoration reports whether any line is in the new session", async () => {
  expect((await restoredWith(line("b", 8, "Bowl"))).results).toEqual([true]);
  expect((await restoredWith()).results).toEqual([false]);
});

test("A restoration names no line that was added under another key", async () => {
  const { lost } = await restoredWith(line("a2", 7, "Mug"), line("b", 8, "Bowl"));
  expect(lost).toEqual([]);
  expect((await restoredWith(line("b2", 8, "Bowl"))).lost).toEqual(["Mug"]);
});
