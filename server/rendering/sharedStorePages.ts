import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { SharedStoreError } from "#server/store/store.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { cachedPage, isCachedPage, readPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import type { RenderedPage } from "./render.ts";

// Pages in the store that several servers share, of which one renders a page and the others wait.

/** Time after which a page that no server has rendered again leaves the store, in seconds. */
const EXPIRY_SECONDS = 60 * 60;

/** Duration of a lease in milliseconds: the longest rendering for which other servers wait. */
const LEASE_MS = 5_000;

/** Interval in which the page of another server is looked for, in milliseconds. */
const POLL_MS = 25;

/** Claim of a server to render a page. */
export type Claim = {
  /** False if another server is rendering the page. */
  isOurs: boolean;
  /** The page in the store. */
  page?: CachedPage | undefined;
  /** Ends the claim with the page that was rendered, if any, which other servers then have. */
  end: (rendered?: CachedPage | RenderedPage) => void;
};

/** Pages in the store. While it is down, it has no page, and each claim is granted. */
export type SharedStorePages = {
  get: (path: string) => Promise<CachedPage | undefined>;
  claim: (path: string) => Promise<Claim>;
};

/** Returns undefined if the store is down; its connection has reported that. */
function ignoreFailure(error: unknown): undefined {
  if (error instanceof SharedStoreError) return undefined;
  throw error;
}

/** Returns the milliseconds of the reply to `TIME`. */
const timeIn = ([seconds, microseconds]: readonly string[]) =>
  Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);

/**
 * Opens the pages of one build in the store.
 *
 * A page's time is that of the store's clock: the one at which it was claimed, before its data were
 * read. A server that reads the page takes its age from the same clock, and counts it back from its
 * own time before it asked. So the page is never newer by a server's clock than it is, whatever the
 * clocks of the servers show, and it is outdated by every change that its rendering may have missed.
 * @param build name of the build and of the facts that its pages depend on
 */
export async function openSharedStorePages(
  store: SharedStore,
  build: string,
): Promise<SharedStorePages> {
  const { RESP_TYPES } = await import("@redis/client");
  const inBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer };
  const keysOf = (path: string) => {
    const name = `${build}:${createHash("sha256").update(path).digest("base64url")}`;
    return { page: `page:${name}`, lease: `page-lease:${name}` };
  };

  /** Reads the store's time and a page's bytes. */
  const read = (path: string) =>
    store.run((client) =>
      Promise.all([client.time(), client.withTypeMapping(inBuffers).get(keysOf(path).page)]),
    );

  function pageIn(path: string, bytes: Buffer | null, now: number, askedAt: number) {
    const key = { build, path };
    const page = bytes && readPage(key, bytes);
    if (!page) return undefined;
    const renderedAt = askedAt - Math.max(0, now - page.renderedAt);
    return cachedPage(key, { ...page, renderedAt });
  }

  /** Stores what was rendered, or removes a page that no longer exists; then ends the lease. */
  function finish(
    path: string,
    { id, now }: { id: string | undefined; now: number },
    rendered: CachedPage | RenderedPage | undefined,
  ): void {
    const keys = keysOf(path);
    const work: Promise<unknown>[] = [];
    if (rendered && isCachedPage(rendered)) {
      const { bytes } = cachedPage({ build, path }, { ...rendered, renderedAt: now });
      const expiration = { type: "EX", value: EXPIRY_SECONDS } as const;
      work.push(store.run((client) => client.set(keys.page, bytes, { expiration })));
    } else if (rendered && (rendered.status === 404 || rendered.location !== undefined)) {
      work.push(store.delete(keys.page));
    }
    if (id !== undefined) work.push(store.release(keys.lease, id));
    Promise.all(work).catch(ignoreFailure);
  }

  async function claim(path: string): Promise<Claim> {
    const keys = keysOf(path);
    const id = randomUUID();
    const askedAt = Date.now();
    const replies = await Promise.all([
      store.lease(keys.lease, id, { ms: LEASE_MS, owner: id }),
      read(path),
    ]).catch(ignoreFailure);
    if (!replies) return { isOurs: true, end: () => {} };
    const [isOurs, [time, bytes]] = replies;
    const now = timeIn(time);
    return {
      isOurs,
      page: pageIn(path, bytes, now, askedAt),
      end: (rendered) => finish(path, { id: isOurs ? id : undefined, now }, rendered),
    };
  }

  async function get(path: string): Promise<CachedPage | undefined> {
    const askedAt = Date.now();
    const replies = await read(path).catch(ignoreFailure);
    return replies && pageIn(path, replies[1], timeIn(replies[0]), askedAt);
  }

  return { get, claim };
}

/**
 * Creates the function that renders a page, or takes it from the server that is rendering it. It
 * does not wait longer for that server than a lease lasts.
 * @param put caches a page that another server has rendered
 */
export function createClaimedRendering(
  sharedStorePages: Pick<SharedStorePages, "claim"> | undefined,
  options: {
    /** True for a page that need not be rendered again. */
    isCurrent: (page: CachedPage) => boolean;
    put: (path: string, page: CachedPage) => Promise<CachedPage>;
  },
) {
  const { isCurrent, put } = options;
  type Page = CachedPage | RenderedPage;

  return async (path: string, render: () => Promise<Page>): Promise<Page> => {
    if (!sharedStorePages) return render();
    const waitsUntil = performance.now() + LEASE_MS;
    for (;;) {
      const { page, isOurs, end } = await sharedStorePages.claim(path);
      if (page && isCurrent(page)) {
        end();
        return put(path, page);
      }
      if (isOurs || performance.now() >= waitsUntil) {
        let rendered: Page | undefined;
        try {
          rendered = await render();
          return rendered;
        } finally {
          end(rendered);
        }
      }
      await pause(POLL_MS);
    }
  };
}
