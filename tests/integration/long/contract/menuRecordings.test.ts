import { describe, expect, test } from "vitest";
import { createShopHandler } from "#tests/worlds/backends/embeddedShop.ts";
import { needsRecordings, readExtensionRecordings } from "#tests/worlds/backends/recordings.ts";
import type { Recording } from "#tests/worlds/backends/recordings.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";

/** Item of the recorded menu, with all its fields. */
type RecordedItem = {
  databaseId: number;
  parentDatabaseId: number;
  order: number;
  label: string;
  title: string | null;
  description: string | null;
  uri: string;
  url: string;
  target: string | null;
  linkRelationship: string | null;
  cssClasses: string[];
};

type Body = { data?: { menuItems?: { nodes: RecordedItem[] } } };

/** Fields of other types that the embedded shop's items do not have. */
const CONNECTED = / connectedNode\{.*\}\}(?=\}\}\}$)/;

const ADMINISTRATOR = "03-menus-g";
const WITHOUT_MENUS = "03-menus-b";
const WITHOUT_LOCATIONS = "03-menus-a";
const COMPLETE = "03-menus-d";

/** Opens a shop whose theme has the recorded locations, with the recorded menu at one of them. */
async function openShop(items: readonly RecordedItem[] | undefined) {
  const menu = {
    id: 45,
    name: "Haupt",
    slug: "haupt",
    locations: ["PRIMARY"],
    items: (items ?? []).map((item) => ({
      id: item.databaseId,
      parentId: item.parentDatabaseId,
      order: item.order,
      label: item.label,
      address: item.uri,
      cssClasses: item.cssClasses,
      ...(item.url.startsWith("/") && { typedPath: item.url }),
      ...(item.title !== null && { title: item.title }),
      ...(item.description !== null && { description: item.description }),
      ...(item.target !== null && { target: item.target }),
      ...(item.linkRelationship !== null && { linkRelationship: item.linkRelationship }),
    })),
  };
  const locations = ["FOOTER", "MY_LONG_NAME", "PRIMARY"];
  const shop = await openReferenceShop({
    isSmall: true,
    settings: { menus: { locations, menus: items ? [menu] : [] } },
  });
  return createShopHandler(shop);
}

/** Removes what the recorded shop's plugin for debugging adds, and what we do not have. */
function comparable(text: string): unknown {
  const { data, errors = [] } = JSON.parse(text, (key, value: unknown) =>
    key === "connectedNode" ? undefined : value,
  ) as { data?: unknown; errors?: { path?: (string | number)[] }[] };
  return { data, errors: errors.filter(({ path = [] }) => !path.includes("connectedNode")) };
}

describe("menus compared with the recorded ones", needsRecordings, () => {
  const recordings = readExtensionRecordings().filter(
    ({ name }) => name.startsWith("03-menus") && !name.startsWith(ADMINISTRATOR),
  );
  const complete = recordings.find(({ name }) => name.startsWith(COMPLETE));
  const items = (complete?.response.body as Body | undefined)?.data?.menuItems?.nodes;

  test.each(recordings.map((recording): [string, Recording] => [recording.name, recording]))(
    "responds to %s alike",
    async (name, { request, response }) => {
      const handle = name.startsWith(WITHOUT_LOCATIONS)
        ? createShopHandler(await openReferenceShop({ isSmall: true }))
        : await openShop(name.startsWith(WITHOUT_MENUS) ? undefined : items);
      const { query } = request.body as { query: string };
      const headers = { "content-type": "application/json" };
      const sent = JSON.stringify({ query: query.replace(CONNECTED, "") });
      const result = await handle(
        new Request(request.url, { method: "POST", headers, body: sent }),
      );
      expect(result.status).toBe(response.status);
      expect(comparable(await result.text())).toEqual(comparable(JSON.stringify(response.body)));
    },
  );
});
