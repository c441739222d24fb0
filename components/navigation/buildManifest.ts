import { noteBuild, isOutdated } from "#relay/builds.ts";
import { trackState } from "#relay/dataState.ts";
import type { ShopFacts } from "#relay/pageQuery.ts";
import { handedOver } from "#relay/payload.ts";
import { connection } from "./connection.ts";
import { whenIdle } from "#relay/whenIdle.ts";

/** What a build says of itself to browsers: the part that is used here. */
type BuildManifest = {
  /** Paths whose pages are the same for everyone, and prefixes of such (`/product/*`). */
  prerendered: readonly string[];
};

/** Milliseconds from a page that is ready and idle until its build's manifest is asked for. */
const PREFETCH_DELAY = 1000;

let manifest: BuildManifest | undefined;
const loading = trackState();
let asked: Promise<void> | undefined;

/** JSON from our server; undefined where there is none to be had (404) or it is not ours to see (403). */
async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.ok) return response.json();
  if (response.status === 404 || response.status === 403) return undefined;
  throw new Error(`${address} answered ${response.status}`);
}

/** Loads this build's manifest, once; without one it is done without. Rejects to be asked again. */
async function loadManifest(): Promise<void> {
  const state = loading.read();
  if (state === "idle" || state === "error") {
    const answer = loading.during(readJson(`/builds/meta/${handedOver().shop.buildId}.json`));
    asked = answer.then((json) => void (manifest = json as BuildManifest | undefined));
  }
  await asked;
}

/** Whether everyone is given the same page at a path; rejects where that cannot be found out. */
export async function isPrerendered(path: string): Promise<boolean> {
  await loadManifest();
  const matches = (known: string) =>
    known.endsWith("/*") ? path.startsWith(known.slice(0, -1)) : known === path;
  return manifest?.prerendered.some(matches) ?? false;
}

/**
 * Gets to know this page's build, and asks again and again for a newer one until there is one. What
 * fails is tried again the next time; nothing of it disturbs the page.
 */
export function watchBuilds({ buildPollSeconds }: ShopFacts): void {
  whenIdle(() =>
    setTimeout(() => {
      if (connection().effectiveType !== "slow-2g") loadManifest().catch(() => {});
    }, PREFETCH_DELAY),
  );
  if (buildPollSeconds === 0) return;
  const timer = setInterval(() => {
    const asking = loadManifest().then(() => readJson(`/builds/latest.json?${Date.now()}`));
    asking.then(
      (latest) => {
        if (latest) noteBuild((latest as { id: string }).id);
        if (isOutdated()) clearInterval(timer);
      },
      () => {},
    );
  }, buildPollSeconds * 1000);
}
