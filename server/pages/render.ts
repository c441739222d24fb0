import type { FormDrafts, SuppliedData } from "#relay/contract/suppliedData.ts";
import type { PageBackend } from "#relay/pageQuery.ts";
import { newReference } from "./errorReference.ts";
import type { PageFacts } from "./shopFacts.ts";
import { openBuiltRoutes } from "./builtPages.ts";
import { deferEntry, withoutScript } from "./bootScript.ts";
import { withFirstStyle } from "./firstStyle.ts";
import { canonicalPath, requestAddress } from "./requestAddress.ts";

/** What rendering an address needs to know of its request. */
export type PageRequest = {
  /** Path and search. */
  url: string;
  backend: PageBackend;
  /** Whether the shopper has a session; without one nothing personal is asked for. */
  hasSession: boolean;
  /** Whether the page is known not to be there, so that only the page that says so is rendered. */
  isMissing?: boolean;
  /** Whether only the page's payload is wanted, so that nothing is asked for its head. */
  isHeadless?: boolean;
  /** Data that the page's rules name in `needs`. */
  supplied?: Partial<SuppliedData>;
  /** A refused form post, which the page shows as it was typed. */
  draft?: Partial<FormDrafts>;
};

/** A rendered address. */
export type RenderedPage = {
  status: number;
  html: string;
  /** The page's payload as JSON, where its page has a query and exists. */
  payload?: string;
  /** Where to go instead, for a redirect. */
  location?: string;
  /** Whether there is a route to the page, but no such page. */
  isMissing?: boolean;
  /** Whether everyone gets the same page, so that it may be kept. */
  isShared: boolean;
};

/** Renders addresses; one for the process. Rejects where a page could not be rendered at all. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Told of what broke a page at an address, with the reference that the page shows instead. */
export type OnRenderError = (error: unknown, fault: { url: string; reference: string }) => void;

/** Turns Vike's HTML of a page into what is sent. */
type FinishPage = (html: string, isShared: boolean) => string;

/** Loads Vike's renderer over the production build in `dist/`. */
export async function openProductionRenderer(
  facts: PageFacts,
  onError?: OnRenderError,
): Promise<RenderPage> {
  const { prerenderedPatterns } = await openBuiltRoutes();
  // A cached page has its style inlined; any other loads it, as its shopper mostly has it already.
  const finish: FinishPage = (html, isShared) => {
    const deferred = deferEntry(html, prerenderedPatterns);
    return isShared ? withFirstStyle(deferred) : deferred;
  };
  return createRenderer(facts, finish, onError);
}

/** A renderer over Vike's development server, whose pages keep their script tags. */
export function openDevelopmentRenderer(
  facts: PageFacts,
  onError?: OnRenderError,
): Promise<RenderPage> {
  return createRenderer(facts, (html) => html, onError);
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
  return { ...backend, shared: guarded(backend.shared), personal: guarded(backend.personal) };
}

/** A root field is null only where the backend failed at it: such a page is not to be kept. */
const hasEveryPart = (data: Record<string, unknown> = {}) =>
  Object.values(data).every((field) => field !== null);

async function createRenderer(
  facts: PageFacts,
  finish: FinishPage,
  onError: OnRenderError = () => {},
): Promise<RenderPage> {
  const { renderPage } = await import("vike/server");
  return async ({ url, backend, ...asked }) => {
    const isFormPost = asked.draft !== undefined;
    const reference = newReference();
    const pageContext = await renderPage({
      urlOriginal: url,
      ...facts,
      ...asked,
      backend: untilItFails(backend),
      reference,
    });
    const { httpResponse, loaded, abortReason, errorWhileRendering } = pageContext;
    const { statusCode: status, headers } = httpResponse;
    if (status >= 500) {
      // Every page of ours has loaded something: without it not even the error page was rendered.
      if (!loaded) throw new Error("no page could be shown", { cause: errorWhileRendering });
      onError(errorWhileRendering, { url, reference });
    }
    const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const location = header("location");
    if (location !== undefined) return { status, html: "", location, isShared: false };
    const isHtml = header("content-type")?.startsWith("text/html") ?? false;
    const isWhole = status === 200 && isHtml;
    // WordPress finds a thing by many spellings of its slug: each would be a page to keep.
    const ownPath = canonicalPath(loaded?.head?.ownPath ?? requestAddress(url).path);
    if (isWhole && !isFormPost && ownPath !== requestAddress(url).path) {
      return { status: 301, html: "", location: ownPath, isShared: false };
    }
    const isCacheable = !loaded?.isPersonal && !loaded?.hasErrors;
    const isShared = isWhole && isCacheable && hasEveryPart(loaded?.payload?.data);
    const { body } = httpResponse;
    return {
      status,
      html: !isHtml ? body : isFormPost ? withoutScript(body) : finish(body, isShared),
      isMissing: status === 404 && abortReason !== undefined,
      isShared,
      ...(isWhole && loaded?.payload ? { payload: JSON.stringify(loaded.payload) } : {}),
    };
  };
}
