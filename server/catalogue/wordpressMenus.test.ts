import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/kernel/config.ts";
import { createShopChanges } from "./shopChanges.ts";
import { followMenus, openMenus } from "./wordpressMenus.ts";

const ENDPOINT = "https://shop.example/graphql";
const MISSING = "No menu set for the provided location";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-menus-"))));
afterEach(() => rm(folder, { recursive: true }));

/** Response of a WordPress with one link in the header's menu, or without that menu. */
function responseWith(label: string | undefined, message = MISSING) {
  const nodes = [{ databaseId: 1, parentDatabaseId: 0, label, uri: "/about/" }];
  const errors = ["header", "footer"].map((location) => ({ message, path: [location] }));
  return label === undefined
    ? { data: { header: null, footer: null }, errors }
    : { data: { header: { menuItems: { nodes } }, footer: null }, errors: errors.slice(1) };
}

/** Opens the menus of a WordPress whose response can be replaced. */
async function open(first: object | Error) {
  const site = { response: first, requests: 0 };
  const shared: typeof fetch = async () => {
    site.requests += 1;
    if (site.response instanceof Error) throw site.response;
    return Response.json(site.response);
  };
  const changes = createShopChanges();
  const noted: string[] = [];
  changes.onChange((tags) => void noted.push(...tags));
  const wordpressPages = {
    has: async () => true,
    isKnown: (path: string) => path === "/about",
    version: () => 1,
  };
  const config = readConfig({ DATA_DIR: folder });
  const options = { endpoint: ENDPOINT, changes };
  const menus = await openMenus(config, { shared, wordpressPages }, options);
  const label = () => menus.current().header?.[0]?.label;
  return { site, changes, noted, menus, label };
}

test("a menu is known from the start, and a changed one changes every page", async () => {
  const { site, noted, menus, label } = await open(responseWith("About"));
  expect(menus.current()).toEqual({ header: [{ label: "About", href: "/about" }] });
  noted.length = 0;
  await menus.read();
  expect(noted).toEqual([]);
  site.response = responseWith("Us");
  await menus.read();
  expect([label(), noted]).toEqual(["Us", ["all"]]);
});

test("a shop without menus has no change at its start", async () => {
  expect((await open(responseWith(undefined))).noted).toEqual([]);
});

test("a menu that was taken from its location is gone", async () => {
  const { site, menus, label } = await open(responseWith("About"));
  site.response = responseWith(undefined);
  await menus.read();
  expect(label()).toBeUndefined();
});

test.each([
  ["does not respond", new Error("no response")],
  ["fails", responseWith(undefined, "Internal server error")],
  ["has another schema", { errors: [{ message: 'Cannot query field "menu".' }] }],
])("menus stay, also after a restart, while WordPress %s", async (_, response) => {
  const { site, menus, label } = await open(responseWith("About"));
  site.response = response;
  await menus.read();
  expect(label()).toBe("About");
  const next = await open(response);
  expect([next.label(), next.noted]).toEqual(["About", []]);
});

test("menus are read again after changes that may concern one, every two seconds at most", async () => {
  const { site, changes, menus } = await open(responseWith("About"));
  vi.useFakeTimers();
  try {
    const followed = followMenus(changes, menus, { isProduct: (id) => id === 12 });
    site.requests = 0;
    changes.note(["post:12", "lists"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(site.requests).toBe(0);
    for (let id = 40; id < 60; id += 1) {
      changes.note([`term:${id}`]);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(site.requests).toBeGreaterThan(0);
    expect(site.requests).toBeLessThanOrEqual(3);
    followed.close();
  } finally {
    vi.useRealTimers();
  }
});
