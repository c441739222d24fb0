import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContextOptions } from "@playwright/test";
import { projectFolder } from "#server/kernel/tool.ts";
import { signToken } from "./embeddedShop.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

// Fixtures of earlier releases: stored data and requests, dated as if recorded just now.

/** A request as sent by a tab of the recorded release; `{token}` stands for its session token. */
export type RecordedRequest = {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type StorageState = Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;

type StoredProfile = { storageState: StorageState; sessionStorage: Record<string, string> };

/** The stored data of one release, dated as if it had just been written. */
export type StoredFixture = {
  /** A copy of its data folder. */
  dataDir: string;
  /** Returns the browser profile of a guest with three products in the cart, for a shop's URL. */
  profile: (url: string) => StoredProfile;
  /** Returns a profile with unsent changes, lost lines and a cart to restore, if recorded. */
  changes?: (url: string) => StoredProfile;
  /** The session of an order with an unknown result, and the request it was sent with. */
  unknownOrder: { token: string; body: Record<string, string> };
  /** A tab's requests, from a listing to the order. */
  openTab: readonly RecordedRequest[];
  /** Returns the first value of a query over one of its databases. */
  valueIn: (file: string, sql: string) => unknown;
  remove: () => Promise<void>;
};

/** The names of the fixtures, oldest first. */
export const fixtureNames = ["2026-11", "2026-12"] as const;

const SECOND = 1000;

/** Columns of `orders.sqlite` with a time; layout 0 has the first alone. */
const ORDER_TIMES = ["sent_at", "ended_at", "missing_since"];

/** Moves the times in a value of the cart's local storage keys. */
function movedTimes({ name, value }: { name: string; value: string }, age: number) {
  if (!name.startsWith("vitrine.cart")) return { name, value };
  const moved = (key: string, field: unknown): unknown =>
    typeof field === "number" && ["at", "savedAt"].includes(key) ? field + age : field;
  return { name, value: JSON.stringify(JSON.parse(value, moved)) };
}

/**
 * Opens a copy of a release's stored data, with times moved by its age, so that nothing has
 * expired.
 */
export async function openStoredFixture(name: string): Promise<StoredFixture> {
  const folder = join(projectFolder, "tests/fixtures", name);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), "utf8"));
  const { at } = (await read("recorded.json")) as { at: string };
  const age = Date.now() - Date.parse(at);
  const ageSeconds = Math.floor(age / SECOND);
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-stored-"));
  await cp(join(folder, "data"), dataDir, { recursive: true });
  for (const dump of (await readdir(dataDir)).filter((file) => file.endsWith(".sql"))) {
    const database = new DatabaseSync(join(dataDir, dump.replace(/\.sql$/, "")));
    // The copy need not outlive a crash: without it, each row would wait for the disk.
    database.exec("pragma synchronous = off; pragma journal_mode = memory;");
    database.exec(await readFile(join(dataDir, dump), "utf8"));
    database.close();
    await rm(join(dataDir, dump));
  }

  function valueIn(file: string, sql: string): unknown {
    const database = new DatabaseSync(join(dataDir, file));
    const row = database.prepare(sql).get();
    database.close();
    return Object.values(row ?? {})[0];
  }

  const times = valueIn("orders.sqlite", "pragma user_version") === 0 ? ["sent_at"] : ORDER_TIMES;
  for (const time of times)
    valueIn("orders.sqlite", `update intent set ${time} = ${time} + ${age}`);
  valueIn("shop.sqlite", `update session set expires = expires + ${ageSeconds}`);
  const secret = String(valueIn("shop.sqlite", "select value from setting where name = 'secret'"));

  /** Returns the same token, issued later by the fixture's age. */
  function issuedNow(token: string): string {
    const claims = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"),
    ) as Record<"iat" | "nbf" | "exp", number>;
    const { iat, nbf, exp } = claims;
    const moved = { iat: iat + ageSeconds, nbf: nbf + ageSeconds, exp: exp + ageSeconds };
    return signToken({ ...claims, ...moved }, secret);
  }

  async function profileIn(file: string): Promise<(url: string) => StoredProfile> {
    const { sessionStorage, ...state } = (await read(file)) as StorageState & {
      sessionStorage: Record<string, string>;
    };
    return (url) => ({
      sessionStorage,
      storageState: {
        cookies: state.cookies.map((cookie) => ({
          ...cookie,
          domain: new URL(url).hostname,
          value: cookie.name === "woo-session" ? issuedNow(cookie.value) : cookie.value,
          expires: cookie.expires + ageSeconds,
        })),
        origins: state.origins.map(({ localStorage }) => ({
          origin: url,
          localStorage: localStorage.map((entry) => movedTimes(entry, age)),
        })),
      },
    });
  }

  const order = (await read("unknownOrder.json")) as StoredFixture["unknownOrder"];
  const hasChanges = (await readdir(folder)).includes("changes.json");
  return {
    dataDir,
    profile: await profileIn("profile.json"),
    ...(hasChanges && { changes: await profileIn("changes.json") }),
    unknownOrder: { ...order, token: issuedNow(order.token) },
    openTab: (await read("openTab.json")) as RecordedRequest[],
    valueIn,
    remove: () => removeFolder(dataDir),
  };
}
