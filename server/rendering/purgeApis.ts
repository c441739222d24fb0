import type { Config } from "#server/kernel/config.ts";

// Purge APIs of CDNs: requests that delete the cached responses with changed tags.

/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** The CDN has not purged; it may say how long to wait before the next request. */
export class PurgeError extends Error {
  override name = "PurgeError";
  retryAfterMs: number;
  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A purge API: the most tags of one request, and the request. */
type PurgeApi = {
  maxTags: number;
  request: (tags: readonly string[], token: string | undefined) => RequestInit;
};

const asJson = (body: object, token: string | undefined): RequestInit => ({
  headers: {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

const purgeApis: Record<Config["CDN_KIND"], PurgeApi> = {
  /** Our own: `{"tags": [...]}`, for a purger that a merchant writes. */
  http: { maxTags: 500, request: (tags, token) => asJson({ tags }, token) },
  /** https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
  fastly: {
    maxTags: 256,
    request: (tags, token) => ({
      headers: {
        accept: "application/json",
        "surrogate-key": tags.join(" "),
        ...(token !== undefined && { "fastly-key": token }),
      },
    }),
  },
  /**
   * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
   * https://developers.cloudflare.com/api/resources/cache/methods/purge/
   */
  cloudflare: { maxTags: 100, request: (tags, token) => asJson({ tags }, token) },
};

/** Returns the wait in a `Retry-After` header of seconds. */
const retryAfter = ({ headers }: Response) => (Number(headers.get("retry-after")) || 0) * 1000;

/** True unless Cloudflare's body, or another one of its form, says that nothing was purged. */
async function isDone(response: Response): Promise<boolean> {
  const text = await response.text();
  if (!response.ok) return false;
  try {
    return Object(JSON.parse(text))["success"] !== false;
  } catch {
    return true;
  }
}

/** Purges tags; rejects with `PurgeError` if the CDN does not. */
export type Purge = { maxTags: number; send: (tags: readonly string[]) => Promise<void> };

/** Returns the purge API that the settings name; undefined without one. */
export function openPurge(
  config: Pick<Config, "CDN_KIND" | "CDN_PURGE_URL" | "CDN_PURGE_TOKEN">,
): Purge | undefined {
  const { CDN_KIND: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = config;
  if (url === undefined) return undefined;
  const { maxTags, request } = purgeApis[kind];
  return {
    maxTags,
    send: async (tags) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // A redirect would carry the token to another address.
      const init = { ...request(tags, token), method: "POST", redirect: "manual" as const, signal };
      const response = await fetch(url, init);
      if (await isDone(response)) return;
      throw new PurgeError(`the CDN responded with ${response.status}`, retryAfter(response));
    },
  };
}
