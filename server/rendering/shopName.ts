import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { plainText } from "#relay/contract/text/plainText.ts";
import document from "#server/__generated__/shopNameQuery.graphql.ts";
import type { shopNameQuery } from "#server/__generated__/shopNameQuery.graphql.ts";
import type { Config } from "#server/kernel/config.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { shopDefaults } from "#server/kernel/shopDefaults.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";

// Name of a remote shop without SITE_NAME: the title of its WordPress, or the last known one.

void graphql`
  query shopNameQuery {
    generalSettings {
      title
    }
  }
`;

/** Longest time that a start waits for the title, in milliseconds. */
const WAIT_MS = 5000;

/** Longest name; a title may be a sentence. */
const LONGEST = 80;

const fileIn = (folder: string) => join(folder, "shop-name.json");

/** Returns the title that was stored for an endpoint. */
async function storedTitle(folder: string, endpoint: string): Promise<string | undefined> {
  const text = await readFile(fileIn(folder), "utf8").catch(() => "{}");
  try {
    const stored = JSON.parse(text) as { endpoint?: string; title?: string };
    return stored.endpoint === endpoint ? stored.title : undefined;
  } catch {
    return undefined;
  }
}

/** Fetches the title; undefined if WordPress has none, or does not respond in time. */
async function fetchTitle(send: typeof fetch): Promise<string | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), WAIT_MS);
  try {
    const response = requestShop<shopNameQuery>(send, document, {}).catch(() => undefined);
    const title = (await Promise.race([response, late.promise]))?.data?.generalSettings?.title;
    return plainText(title).trim().slice(0, LONGEST) || undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the settings the shop's name: `SITE_NAME` if it is set, else the title of the remote shop's
 * WordPress, stored for starts at which it does not respond. Without any it stays the
 * default. Called before pages are opened, whose folder depends on it.
 */
export async function nameShop(config: Config, send: typeof fetch): Promise<void> {
  const { GRAPHQL_ENDPOINT: endpoint, DATA_DIR: folder } = config;
  if (endpoint === undefined) return;
  if (config.SITE_NAME !== shopDefaults(endpoint, {}).SITE_NAME) return;
  const stored = await storedTitle(folder, endpoint);
  const title = await fetchTitle(send);
  config.SITE_NAME = title ?? stored ?? config.SITE_NAME;
  if (title === undefined || title === stored) return;
  // A full disk costs the name of a later start only.
  await writeAtomic(fileIn(folder), JSON.stringify({ endpoint, title })).catch(() => {});
}
