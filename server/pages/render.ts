import { pathToFileURL } from "node:url";
import type { AccountDraft, ShownAccount } from "#relay/contract/account.ts";
import type { CheckoutDraft } from "#relay/contract/checkoutFields.ts";
import type { CheckoutStart, PageBackend, ReviewDraft } from "#relay/pageQuery.ts";
import type { ShownOrder } from "#relay/contract/receipt.ts";
import { declareProduction } from "#server/config.ts";
import { newReference } from "./errorReference.ts";
import type { PageFacts } from "./shopFacts.ts";
import { deferEntry, withoutScript } from "./bootScript.ts";
import { withFirstStyle } from "./firstStyle.ts";
import { canonicalPath, requestAddress } from "./requestAddress.ts";
import { disableLoopGuard } from "#server/bundling/vike.ts";

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
  /** A review that could not be taken, which the page shows as it was typed. */
  draft?: ReviewDraft;
  /** An order that could not be placed, likewise. */
  checkoutDraft?: CheckoutDraft;
  /** What the checkout is told. */
  checkout?: CheckoutStart;
  /** The order that its page shows. */
  order?: ShownOrder;
  /** What a page of the account shows. */
  account?: ShownAccount;
  /** One of the account's forms that could not be taken, likewise. */
  accountDraft?: AccountDraft;
  /** Tells the checkout whether the session's last order is still to be paid. */
  isUnpaid?: () => Promise<boolean>;
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
export type OnFault = (error: unknown, fault: { url: string; reference: string }) => void;

/** What a kept page is given in itself, any other loads: its shopper mostly has it from one before. */
function finishPage(html: string, isShared: boolean): string {
  const deferred = deferEntry(html);
  return isShared ? withFirstStyle(deferred) : deferred;
}

/** Loads Vike's renderer over the production build in `dist/`. */
export async function openProductionRenderer(
  facts: PageFacts,
  onFault?: OnFault,
): Promise<RenderPage> {
  declareProduction();
  disableLoopGuard();
  await import(pathToFileURL("dist/server/entry.mjs").href);
  return createRenderer(facts, finishPage, onFault);
}

/** A renderer over Vike's development server, whose pages keep their script tags. */
export function openDevelopmentRenderer(facts: PageFacts, onFault?: OnFault): Promise<RenderPage> {
  return createRenderer(facts, (html) => html, onFault);
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
  finish: (html: string, isShared: boolean) => string,
  onFault: OnFault = () => {},
): Promise<RenderPage> {
  const { renderPage } = await import("vike/server");
  return async ({ url, backend, ...asked }) => {
    const isAnswer = [asked.draft, asked.checkoutDraft, asked.accountDraft].some(Boolean);
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
      onFault(errorWhileRendering, { url, reference });
    }
    const header = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
    const location = header("location");
    if (location !== undefined) return { status, html: "", location, isShared: false };
    const isHtml = header("content-type")?.startsWith("text/html") ?? false;
    const isWhole = status === 200 && isHtml;
    // WordPress finds a thing by many spellings of its slug: each would be a page to keep.
    const ownPath = canonicalPath(loaded?.head?.ownPath ?? requestAddress(url).path);
    if (isWhole && !isAnswer && ownPath !== requestAddress(url).path) {
      return { status: 301, html: "", location: ownPath, isShared: false };
    }
    const isKeepable = !loaded?.isPersonal && !loaded?.hasErrors;
    const isShared = isWhole && isKeepable && hasEveryPart(loaded?.payload?.data);
    const { body } = httpResponse;
    return {
      status,
      html: !isHtml ? body : isAnswer ? withoutScript(body) : finish(body, isShared),
      isMissing: status === 404 && abortReason !== undefined,
      isShared,
      ...(isWhole && loaded?.payload ? { payload: JSON.stringify(loaded.payload) } : {}),
    };
  };
}
