import { noteBuild, isOutdated } from "#relay/latestBuild.ts";
import { trackState } from "#relay/dataState.ts";
import type { ShopFacts } from "#relay/publicFacts.ts";
import { readSerializedPage } from "#relay/payload.ts";
import { connection } from "./connection.ts";
import { whenIdle } from "#relay/whenIdle.ts";

// Build manifest in the browser: prerendered pages, and polling for a newer build.

/** Manifest of a build, as browsers fetch it: the fields used here. */
type BuildManifest = {
  /** Paths of pages that are the same for everyone, and prefixes of such (`/product/*`). */
  prerendered: readonly string[];
};

/** Milliseconds from a page that is ready and idle until its build's manifest is fetched. */
const PREFETCH_DELAY_MS = 1000;

let manifest: BuildManifest | undefined;
const loading = trackState();
let loaded: Promise<void> | undefined;

/** Fetches JSON from our server; undefined if it is missing (404) or forbidden (403). */
async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.ok) return response.json();
  if (response.status === 404 || response.status === 403) return undefined;
  throw new Error(`${address} responded ${response.status}`);
}

/** Loads this build's manifest once; a missing one counts as empty. Retries after a rejection. */
async function loadManifest(): Promise<void> {
  const state = loading.read();
  if (state === "idle" || state === "error") {
    const response = loading.during(
      readJson(`/builds/meta/${readSerializedPage().shop.buildId}.json`),
    );
    loaded = response.then((json) => void (manifest = json as BuildManifest | undefined));
  }
  await loaded;
}

/** True if everyone gets the same page at this path; rejects if the manifest cannot be loaded. */
export async function isPrerendered(path: string): Promise<boolean> {
  await loadManifest();
  const matches = (pattern: string) =>
    pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
  return manifest?.prerendered.some(matches) ?? false;
}

/**
 * Loads this build's manifest and polls for a newer build until there is one. Failed requests are
 * retried at the next interval and do not disturb the page.
 * @param onManifest called once the manifest is loaded
 */
export function watchBuilds({ buildPollSeconds }: ShopFacts, onManifest = () => {}): void {
  whenIdle(() =>
    setTimeout(() => {
      if (connection().effectiveType !== "slow-2g") loadManifest().then(onManifest, () => {});
    }, PREFETCH_DELAY_MS),
  );
  if (buildPollSeconds === 0) return;
  const timer = setInterval(() => {
    const request = loadManifest().then(() => readJson(`/builds/latest.json?${Date.now()}`));
    request.then(
      (latest) => {
        if (latest) noteBuild((latest as { id: string }).id);
        if (isOutdated()) clearInterval(timer);
      },
      () => {},
    );
  }, buildPollSeconds * 1000);
}
