import { expect, test } from "vitest";
import { createCartRestorations } from "./cartRestorations.ts";

const line = (key: string, databaseId: number, name: string) => ({
  key,
  quantity: 1,
  product: { node: { databaseId, name } },
});

/** Restores a cart of a mug and a bowl; returns the names of the lost lines. */
async function lostWith(...added: object[]): Promise<readonly string[]> {
  const cart = { contents: { nodes: [line("a", 7, "Mug"), line("b", 8, "Bowl")] } };
  const restoring = createCartRestorations({ of: () => ({ cart, asOf: "" }) });
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
  return lost();
}

test("A restoration names the lines that the backend did not add", async () => {
  expect(await lostWith(line("b", 8, "Bowl"))).toEqual(["Mug"]);
});

test("A restoration names no line that was added under another key", async () => {
  expect(await lostWith(line("a2", 7, "Mug"), line("b", 8, "Bowl"))).toEqual([]);
  expect(await lostWith(line("b2", 8, "Bowl"))).toEqual(["Mug"]);
});
