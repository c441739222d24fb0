import type { FormDrafts, SuppliedData } from "#relay/contract/page/suppliedData.ts";
import { insertHtml } from "#relay/contract/page/insertedHtml.ts";
import type { SerializedHtml, InsertedHtml } from "#relay/contract/page/insertedHtml.ts";
import type { CachedPayloads, PageBackend } from "#relay/pageContext.ts";
import { randomUUID } from "node:crypto";
import type { PageFacts } from "./shopFacts.ts";
import { openBuiltRoutes } from "./builtPages.ts";
import { isCachedPage } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import { deferEntry, withoutScript, withTheme } from "./bootScript.ts";
import type { Config } from "#server/kernel/config.ts";
import { inLanguage, languageAt } from "#server/kernel/language.ts";
import { language } from "#words/language.ts";
import { localePath } from "#words/localePath.ts";
import { withFirstStyle } from "./firstStyle.ts";
import { canonicalPath, requestUrl } from "#server/kernel/requestUrl.ts";
import { backendErrorIn } from "#relay/contract/errors.ts";
import type { StyledPage } from "./firstStyle.ts";

// Renderer of pages: Vike with React and Relay, in production or development.

/** Facts about a request that rendering needs. */
export type PageRequest = {
  /** Path and search. */
  url: string;
  backend: PageBackend;
  /** True if the shopper has a session; without one no personal data is requested. */
  hasSession: boolean;
  /** True if the page is known to be missing: only the error page is rendered. */
  isMissing?: boolean;
  /** Error that happened before the rendering: only the error page is rendered. */
  failure?: unknown;
  /** Cached pages, whose data a page is rendered with while the backend is unavailable. */
  cached?: CachedPayloads | undefined;
  /** True if only the payload is wanted: no data is requested for the head. */
  isHeadless?: boolean;
  /** Data that the page's rules name in `needs`. */
  supplied?: Partial<SuppliedData>;
  /** Refused form post, which the page displays as it was typed. */
  draft?: Partial<FormDrafts>;
};

/** Rendered page. */
export type RenderedPage = {
  status: number;
  html: string;
  /** Source of the style that the page inlines, for its content security policy. */
  styleSource?: string;
  /** Payload as JSON, if the page has a query and exists, or the backend is unavailable. */
  payload?: string;
  /** Seconds after which the page can be requested again, if the backend is unavailable. */
  retryAfterSeconds?: number;
  /** Target of a redirect. */
  location?: string;
  /** True if the route exists, but not the page. */
  isMissing?: boolean;
  /** True if the backend gave all of the page's data, also for the 404 page. */
  isComplete?: boolean;
  /** True if the page is the same for everyone and may be cached. */
  isShared: boolean;
};

/** Returns a page's status; every page of the cache has 200. */
export const statusOf = (page: CachedPage | RenderedPage): number =>
  isCachedPage(page) ? 200 : page.status;

/** Renders pages, one renderer per process. Rejects if a page could not be rendered at all. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Receives an error that broke a page, with its URL and the reference that the page displays. */
export type OnRenderError = (error: unknown, context: { url: string; reference: string }) => void;

/** Languages of the shop, and the page facts in the current one. */
export type RenderSources = { config: Pick<Config, "LANGUAGES">; facts: () => PageFacts };

/** Loads Vike's renderer for the production build in `dist/`. */
export async function openProductionRenderer(
  sources: RenderSources,
  onError?: OnRenderError,
  warn: (message: string) => void = console.warn,
): Promise<RenderPage> {
  const { prerenderedPatterns } = await openBuiltRoutes();
  const steps = {
    deferEntry: (html: string) => deferEntry(html, prerenderedPatterns),
    withFirstStyle,
    withTheme,
    withoutScript,
  };
  const finish = finishBuiltPage(steps, warn);
  return createRenderer(sources, finish, onError);
}

/**
 * Creates a renderer on Vike's development server, whose pages keep their script tags. `errorPage`
 * renders the error of a page that fails, in place of the shopper's error page.
 */
export function openDevelopmentRenderer(
  sources: RenderSources,
  onError: OnRenderError,
  errorPage: (error: unknown) => string,
): Promise<RenderPage> {
  const finish: FinishPage = (document, { inserted, hasScript }) => ({
    html: insertHtml(hasScript ? document : withoutScript(document), inserted),
  });
  return createRenderer(sources, finish, onError, errorPage);
}

/**
 * Wraps the backend so that after one failed request all later ones fail at once: otherwise the
 * error page's own query would wait for a second timeout.
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

const NOTHING: SerializedHtml = { content: "", data: "" };

/** A root field is null only if the backend failed to resolve it: such a page is not cached. */
const hasEveryPart = (data: Record<string, unknown> = {}) =>
  Object.values(data).every((field) => field !== null);

async function createRenderer(
  { config, facts }: RenderSources,
  finish: FinishPage,
  onError: OnRenderError = () => {},
  errorPage?: (error: unknown) => string,
): Promise<RenderPage> {
  const { renderPage } = await import("vike/server");
  const render = async ({ url, backend, ...options }: PageRequest): Promise<RenderedPage> => {
    const isFormPost = options.draft !== undefined;
    // Displayed on the error page, and logged with the error.
    const reference = randomUUID();
    const shown = {
      urlOriginal: url,
      ...facts(),
      ...options,
      backend: untilItFails(backend),
      reference,
    };
    let pageContext = await renderPage(shown);
    // Every page loads some data: without it not even the error page was rendered. The shop's
    // header or footer may be what throws; the script would only throw again.
    const hasPlainFrame =
      !errorPage && pageContext.httpResponse.statusCode >= 500 && !pageContext.loaded;
    if (hasPlainFrame) {
      const failure: unknown = pageContext.errorWhileRendering;
      pageContext = await renderPage({ ...shown, failure, hasPlainFrame });
    }
    const hasScript = !isFormPost && !hasPlainFrame;
    const { httpResponse, loaded, abortReason, errorWhileRendering } = pageContext;
    const { headers } = httpResponse;
    const hasLastCart = loaded?.lastCart !== undefined && httpResponse.statusCode === 200;
    const isErrorPage = httpResponse.statusCode >= 500;
    const error = hasLastCart ? loaded.failure : errorWhileRendering;
    const failed = hasLastCart || isErrorPage ? failureStatus(error) : undefined;
    const status = hasLastCart ? 503 : (failed?.status ?? httpResponse.statusCode);
    if (isErrorPage && !loaded) throw new Error("no page could be shown", { cause: error });
    if (failed) onError(error, { url, reference });
    if (isErrorPage && errorPage) return { status, html: errorPage(error), isShared: false };
    const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const location = header("location");
    if (location !== undefined) return { status, html: "", location, isShared: false };
    const isHtml = header("content-type")?.startsWith("text/html") ?? false;
    const isWhole = status === 200 && isHtml;
    // WordPress accepts many spellings of a slug; each would be a page to cache.
    const { head: { ownPath: path = requestUrl(url).path, paths } = {} } = loaded ?? {};
    const ownPath = canonicalPath(localePath(paths?.[language()] ?? path));
    if (isWhole && !isFormPost && ownPath !== requestUrl(url).path) {
      return { status: 301, html: "", location: ownPath, isShared: false };
    }
    const isComplete =
      loaded?.payload !== undefined && !loaded.hasErrors && hasEveryPart(loaded.payload.data);
    const isCacheable = !loaded?.isPersonal && !loaded?.hasErrors;
    const isShared = isWhole && isCacheable && hasEveryPart(loaded?.payload?.data);
    const { body } = httpResponse;
    const { inserted = NOTHING } = pageContext;
    const { unavailable, payload } = loaded ?? {};
    const data = isWhole
      ? inserted.payload
      : unavailable && JSON.stringify({ status, unavailable, ...payload });
    return {
      status,
      ...(isHtml ? finish(body, { inserted, isShared, hasScript }) : { html: body }),
      isMissing: status === 404 && abortReason !== undefined,
      isComplete,
      isShared,
      ...(data ? { payload: data } : {}),
      ...(failed?.status === 503 ? { retryAfterSeconds: failed.retryAfterSeconds } : {}),
    };
  };
  // A page that is refreshed later is not in the language of the request that found it old.
  return (request) => inLanguage(languageAt(request.url, config), () => render(request));
}

/** Default `Retry-After` of an unavailable backend, in seconds: it is probed every second. */
const RETRY_AFTER_SECONDS = 2;

/** Status of a page that could not be rendered, with its `Retry-After`. */
export type FailureStatus = { status: 500 } | { status: 503; retryAfterSeconds: number };

/** Returns the status for an error: 503 if the backend was unavailable, else 500. */
export function failureStatus(error: unknown): FailureStatus {
  const failure = backendErrorIn(error);
  if (!failure) return { status: 500 };
  return { status: 503, retryAfterSeconds: failure.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
}

/** Converts Vike's document to the HTML that is sent, with the page's content and data. */
type FinishPage = (
  document: string,
  page: { inserted: InsertedHtml; isShared: boolean; hasScript: boolean },
) => { html: string; styleSource?: string };

/** Changes to the document of a built page; two of them need a tag as Vike's tested version prints it. */
type Steps = {
  deferEntry: (html: string) => string | undefined;
  withFirstStyle: (html: string, content: string) => StyledPage | undefined;
  withTheme: (html: string) => string;
  withoutScript: (html: string) => string;
};

const NO_ENTRY = "script loads at once, instead of after the first paint: its tag has changed";
const NO_STYLE = "style is not inlined, and takes a request of its own: its tag has changed";

/**
 * Finishes pages of the production build. If another version of Vike prints a tag differently, the
 * pages stay as Vike made them, and `warn` is called once: they work, but their first view is
 * slower.
 */
export function finishBuiltPage(steps: Steps, warn: (message: string) => void): FinishPage {
  const warned = new Set<string>();
  function warnOnce(change: string): void {
    if (warned.has(change)) return;
    warned.add(change);
    warn(`Vike has changed. A page's ${change}.`);
  }

  function finish(
    document: string,
    { inserted, isShared, hasScript }: Parameters<FinishPage>[1],
  ): StyledPage | { html: string } {
    if (!hasScript) return { html: steps.withTheme(steps.withoutScript(document)) };
    const deferred = steps.deferEntry(document);
    if (deferred === undefined) warnOnce(NO_ENTRY);
    const themed = steps.withTheme(deferred ?? document);
    // The boot script of a deferred page loads the rest of the style. Only a cached page inlines
    // its own: visitors of the others mostly have the stylesheet cached.
    if (!isShared || deferred === undefined) return { html: themed };
    const styled = steps.withFirstStyle(themed, inserted.content);
    if (styled === undefined) warnOnce(NO_STYLE);
    return styled ?? { html: themed };
  }

  return (document, page) => {
    const finished = finish(document, page);
    return { ...finished, html: insertHtml(finished.html, page.inserted) };
  };
}
