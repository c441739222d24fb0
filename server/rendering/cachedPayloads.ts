import type { CachedPayloads } from "#relay/pageContext.ts";
import type { PagePayload } from "#relay/pagePayload.ts";
import type { PageCache } from "./pageCache.ts";
import { plainBody } from "./plainBody.ts";
import { canonicalPath } from "#server/kernel/requestUrl.ts";

/** Payloads of cached pages, for pages that are rendered while the backend is unavailable. */
export const cachedPayloads = (
  store: Pick<PageCache, "get" | "has">,
  frequentPaths: readonly string[],
): CachedPayloads => ({
  frequentPaths,
  has: (path) => store.has(canonicalPath(path)),
  payloadAt: async (path) => {
    const { payload } = (await store.get(canonicalPath(path))) ?? {};
    return payload && (JSON.parse(plainBody(payload).toString()) as PagePayload);
  },
});
