import { registerHooks } from "node:module";
import { areTested } from "#server/kernel/testedVersions.ts";

// Vike's guard against endless loops, replaced at run time.

const LOOP_GUARD = "/vike/dist/utils/catchInfiniteLoop.js";

/**
 * Disables Vike's guard against endless loops on the server: it records every request for five
 * seconds and walks all records on each, which costs two fifths of the requests a second that
 * `/cart` can serve.
 *
 * Upstream: no issue yet. The guard records each request since
 * https://github.com/vikejs/vike/pull/3029, as it threw on busy servers before. A count that belongs
 * to the request's page context would need no shared map.
 */
export function disableLoopGuard(): void {
  if (!areTested("vike")) return;
  registerHooks({
    load: (url, context, nextLoad) =>
      url.endsWith(LOOP_GUARD)
        ? { format: "module", source: "export function catchInfiniteLoop() {}", shortCircuit: true }
        : nextLoad(url, context),
  });
}
