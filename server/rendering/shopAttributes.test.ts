import { expect, test } from "vitest";
import { priorityIn } from "#server/backend/line/backendQueue.ts";
import { createShopAttributes, readAttributes } from "./shopAttributes.ts";

const HOUR_MS = 3_600_000;

/** Products in the order of the list; the oldest has an attribute that no other has. */
const products = Array.from({ length: 250 }, (_, index) => ({
  databaseId: index,
  globalAttributes: { nodes: [{ name: index === 249 ? "pa_size" : "pa_glaze" }] },
}));

/** Attributes of a shop that lists a hundred products at a time, with the calls for them. */
function attributesOfShop() {
  const clock = { now: 1 };
  const backend = { isUnavailable: false };
  const priorities: (string | undefined)[] = [];
  const shared: typeof fetch = async (_url, init) => {
    priorities.push(priorityIn(new Headers(init?.headers)));
    if (backend.isUnavailable) throw new Error("unavailable");
    const { variables } = JSON.parse(init?.body as string) as {
      variables: { after: string | null; ids?: number[] };
    };
    const listed = products.filter(({ databaseId }) => variables.ids?.includes(databaseId) ?? true);
    const start = Number(variables.after ?? 0);
    const end = start + 100;
    const pageInfo = { hasNextPage: end < listed.length, endCursor: String(end) };
    return Response.json({ data: { list: { nodes: listed.slice(start, end), pageInfo } } });
  };
  const attributes = createShopAttributes({ shared }, ["glaze"], () => clock.now);
  return { attributes, shared, priorities, backend, clock };
}

/** Gives the reading in the background time to end. */
async function settle(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await new Promise(setImmediate);
}

test("The first listing starts reading the attributes of all products, and waits for those of the first hundred", async () => {
  const { attributes, priorities } = attributesOfShop();
  expect(await attributes()).toEqual(["PA_GLAZE"]);
  await settle();
  expect(priorities).toEqual([undefined, "refresh", "refresh"]);
  expect(await attributes()).toEqual(["PA_GLAZE", "PA_SIZE"]);
});

test("A command reads the attributes of all products, or of the named ones", async () => {
  const { shared, priorities } = attributesOfShop();
  expect([...(await readAttributes({ shared }))]).toEqual(["pa_glaze", "pa_size"]);
  expect(priorities).toEqual([undefined, undefined, undefined]);
  expect([...(await readAttributes({ shared }, [1, 249]))]).toEqual(["pa_glaze", "pa_size"]);
  expect([...(await readAttributes({ shared }, [249]))]).toEqual(["pa_size"]);
});

test("The attributes are read again after an hour, and after a minute if the backend failed", async () => {
  const { attributes, priorities, backend, clock } = attributesOfShop();
  const read = async () => {
    priorities.length = 0;
    const names = await attributes();
    await settle();
    return [names, priorities.length];
  };
  backend.isUnavailable = true;
  expect(await read()).toEqual([[], 1]);
  backend.isUnavailable = false;
  expect((await read())[1]).toBe(3);
  const all = ["PA_GLAZE", "PA_SIZE"];
  expect(await read()).toEqual([all, 0]);
  clock.now += HOUR_MS + 1;
  backend.isUnavailable = true;
  expect(await read()).toEqual([all, 1]);
  expect(await read()).toEqual([all, 0]);
  clock.now += 60_001;
  backend.isUnavailable = false;
  expect(await read()).toEqual([all, 3]);
});
