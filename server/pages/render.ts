import { pathToFileURL } from "node:url";
import type { PageBackend, ShopFacts } from "#relay/pageQuery.ts";
import { declareProduction } from "#server/config.ts";
import { deferEntry } from "./bootScript.ts";
import { neutraliseLoopGuard } from "./vikeLoopGuard.ts";

/** What rendering an address needs to know of its request. */
export type PageRequest = {
  /** Path and search. */
  url: string;
  backend: PageBackend;
  /** Whether the shopper has a session; without one nothing personal is asked for. */
  hasSession: boolean;
};

/** A rendered address. */
export type RenderedPage = {
  status: number;
  html: string;
  /** The page's payload as JSON, where its page has a query and exists. */
  payload?: string;
  /** Where to go instead, for a redirect. */
  location?: string;
  /** Whether everyone gets the same page, so that it may be kept. */
  isShared: boolean;
};

/** Renders addresses; one for the process. Rejects where a page could not be rendered at all. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Loads Vike's renderer over the production build in `dist/`. */
export async function openProductionRenderer(shop: ShopFacts): Promise<RenderPage> {
  declareProduction();
  neutraliseLoopGuard();
  await import(pathToFileURL("dist/server/entry.mjs").href);
  return createRenderer(shop, deferEntry);
}

/** A renderer over Vike's development server, whose pages keep their script tags. */
export function openDevelopmentRenderer(shop: ShopFacts): Promise<RenderPage> {
  return createRenderer(shop, (html) => html);
}

/**
 * The backend, as long as it answers: once a call has failed, the error page's own call fails with
 * it at once, or a backend that hangs would take its whole deadline twice.
 */
function untilItFails(backend: PageBackend): PageBackend {
  let failure: { error: unknown } | undefined;
  const guarded =
    (send: typeof fetch): typeof fetch =>
    async (...call) => {
      if (failure) throw failure.error;
      try {
        return await send(...call);
      } catch (error) {
        failure = { error };
        throw error;
      }
    };
  return { url: backend.url, shared: guarded(backend.shared), personal: guarded(backend.personal) };
}

/** A root field is null only where the backend failed at it: such a page is not to be kept. */
const hasEveryPart = (data: Record<string, unknown> = {}) =>
  Object.values(data).every((field) => field !== null);

async function createRenderer(
  shop: ShopFacts,
  finish: (html: string) => string,
): Promise<RenderPage> {
  const { renderPage } = await import("vike/server");
  return async ({ url, backend, hasSession }) => {
    const pageContext = await renderPage({
      urlOriginal: url,
      shop,
      backend: untilItFails(backend),
      hasSession,
    });
    const { httpResponse, loaded } = pageContext;
    const { statusCode: status, headers } = httpResponse;
    const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const location = header("location");
    if (location !== undefined) return { status, html: "", location, isShared: false };
    const isHtml = header("content-type")?.startsWith("text/html") ?? false;
    const isWhole = status === 200 && isHtml;
    const isKeepable = !loaded?.isPersonal && !loaded?.hasErrors;
    return {
      status,
      html: isHtml ? finish(httpResponse.body) : httpResponse.body,
      isShared: isWhole && isKeepable && hasEveryPart(loaded?.payload?.data),
      ...(isWhole && loaded?.payload ? { payload: JSON.stringify(loaded.payload) } : {}),
    };
  };
}
