import { createHash, randomUUID } from "node:crypto";
import { RELEASE } from "#server/store/releaseScript.ts";
import { SharedStoreError } from "#server/store/store.ts";
import type { SharedStore } from "#server/store/sharedStore.ts";
import { readPage, storedPage } from "./pageFormat.ts";
import type { StoredPage } from "./pageFormat.ts";
import type { RenderedPage } from "./render.ts";

// Pages in the store that several servers share, and the leases by which one server renders a page.

/** Time after which a page that no server has rendered again leaves the store, in seconds. */
const EXPIRY_SECONDS = 60 * 60;

/** Duration of a lease in milliseconds: the longest rendering for which other servers wait. */
export const LEASE_MS = 5_000;

/** Claim of a server to render a page. */
export type Claim = {
  /** False if another server is rendering the page. */
  isOurs: boolean;
  /** The page in the store. */
  page?: StoredPage | undefined;
  /** Ends the claim with the page that was rendered, if any, which other servers then have. */
  end: (rendered?: StoredPage | RenderedPage) => void;
};

/** Pages in the store. While it is down, it has no page, and each claim is granted. */
export type StorePages = {
  get: (path: string) => Promise<StoredPage | undefined>;
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
export async function openStorePages(store: SharedStore, build: string): Promise<StorePages> {
  const { RESP_TYPES } = await import("@redis/client");
  const inBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer };
  const keysOf = (path: string) => {
    const name = `${build}:${createHash("sha256").update(path).digest("base64url")}`;
    return { page: `page:${name}`, lease: `page-lease:${name}` };
  };

  function pageIn(path: string, bytes: Buffer | null, now: number, askedAt: number) {
    const key = { build, path };
    const page = bytes && readPage(key, bytes);
    if (!page) return undefined;
    const renderedAt = askedAt - Math.max(0, now - page.renderedAt);
    return storedPage(key, { ...page, renderedAt });
  }

  /** Stores what was rendered, or removes a page that no longer exists; then ends the lease. */
  function finish(
    path: string,
    { id, now }: { id: string | undefined; now: number },
    rendered: StoredPage | RenderedPage | undefined,
  ): void {
    const keys = keysOf(path);
    const ending = store.run(async (client) => {
      const work: Promise<unknown>[] = [];
      if (rendered && "renderedAt" in rendered) {
        const { bytes } = storedPage({ build, path }, { ...rendered, renderedAt: now });
        const expiration = { type: "EX", value: EXPIRY_SECONDS } as const;
        work.push(client.set(keys.page, bytes, { expiration }));
      } else if (rendered && (rendered.status === 404 || rendered.location !== undefined)) {
        work.push(client.del(keys.page));
      }
      if (id !== undefined)
        work.push(client.eval(RELEASE, { keys: [keys.lease], arguments: [id] }));
      return Promise.all(work);
    });
    void ending.catch(ignoreFailure);
  }

  async function claim(path: string): Promise<Claim> {
    const keys = keysOf(path);
    const id = randomUUID();
    const askedAt = Date.now();
    const expiration = { type: "PX", value: LEASE_MS } as const;
    const replies = await store
      .run((client) =>
        Promise.all([
          client.set(keys.lease, id, { condition: "NX", expiration }),
          client.time(),
          client.withTypeMapping(inBuffers).get(keys.page),
        ]),
      )
      .catch(ignoreFailure);
    if (!replies) return { isOurs: true, end: () => {} };
    const [granted, time, bytes] = replies;
    const isOurs = granted !== null;
    const now = timeIn(time);
    return {
      isOurs,
      page: pageIn(path, bytes, now, askedAt),
      end: (rendered) => finish(path, { id: isOurs ? id : undefined, now }, rendered),
    };
  }

  async function get(path: string): Promise<StoredPage | undefined> {
    const askedAt = Date.now();
    const replies = await store
      .run((client) =>
        Promise.all([client.time(), client.withTypeMapping(inBuffers).get(keysOf(path).page)]),
      )
      .catch(ignoreFailure);
    return replies && pageIn(path, replies[1], timeIn(replies[0]), askedAt);
  }

  return { get, claim };
}
