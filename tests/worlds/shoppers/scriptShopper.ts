import type { FastifyInstance } from "fastify";
import { vi } from "vitest";
import type { IntentQueue } from "#relay/cart/intentQueue.ts";
import { stubBrowser } from "./browserProfile.ts";
import type { BrowserProfile } from "./browserProfile.ts";
import { quantitiesIn, sendCartQuery } from "./cartCalls.ts";
import type { ScriptPage } from "./scriptPage.ts";
import type { Line, Shopper } from "./shopper.ts";

/** The cart's script of a shopper, over a server that is requested through `inject`. */
export interface ScriptShopper extends Shopper {
  cookies: () => Record<string, string>;
  token: () => string;
  add: (line: Line) => ReturnType<IntentQueue["submit"]>;
  setQuantity: (line: Line) => ReturnType<IntentQueue["submit"]>;
  /** Submits a change in the page in front. */
  submit: IntentQueue["submit"];
  /** Leaves the page for another one, with the same storage and cookie. */
  reload: () => Promise<void>;
  /** Opens a page in another tab, in front. */
  openTab: () => Promise<void>;
  /** Closes the page in front, unless it is the only one. */
  closeTab: () => void;
  /** Closes all pages. */
  leave: () => void;
  /** Resolves when no change is pending; rejects after ten seconds, or another timeout. */
  settle: (timeoutMs?: number) => Promise<void>;
  /**
   * Applies or removes a coupon in the page in front, and fetches the cart; returns the error
   * beside the code's field, or an empty string.
   */
  changeCoupon: (code: string, isWanted: boolean) => Promise<string>;
  /** Empties the local cart, as after an order. */
  emptyCart: () => void;
  /** True once the cart has been read in this browser, as before the checkout displays it. */
  showsCart: () => boolean;
  /** True while the page in front marks a line "Updating". */
  isUpdating: () => boolean;
}

/** A page and its end: nothing that arrives later reaches its script. */
type OpenPage = { script: ScriptPage; identity: { isLeft: boolean } };

/** Returns the options of a request that a page sends, for `inject`. */
function requestOf(url: Parameters<typeof fetch>[0], init: RequestInit | undefined) {
  const given = Object.fromEntries(new Headers(init?.headers));
  return {
    method: "POST" as const,
    url: typeof url === "string" ? url : "",
    headers: { ...given, cookie: document.cookie, "sec-fetch-site": "same-origin" },
    payload: typeof init?.body === "string" ? init.body : "",
  };
}

/**
 * Returns a page's `fetch`, which a server in this process responds to. A page that is left gets no
 * response; a browser still takes the cookies of a `keepalive` request.
 */
function fetchFrom(
  app: Pick<FastifyInstance, "inject">,
  remoteAddress: string,
  page: OpenPage["identity"],
): typeof fetch {
  const never = new Promise<never>(() => {});
  return async (url, init) => {
    if (page.isLeft) return never;
    let isCanceled = false;
    const injected = app.inject({ ...requestOf(url, init), remoteAddress }).then((response) => {
      // A page cancels a request that takes too long; once it is left, it cancels none.
      const isTaken = !isCanceled && (!page.isLeft || init?.keepalive === true);
      const cookies = isTaken ? [response.headers["set-cookie"] ?? []].flat() : [];
      for (const cookie of cookies) document.cookie = cookie;
      return response;
    });
    const timeout = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => {
        isCanceled = !page.isLeft;
        reject(new DOMException("", "TimeoutError"));
      });
    });
    const result = await Promise.race([injected, timeout]).catch((error: unknown) =>
      page.isLeft ? never : Promise.reject(error),
    );
    if (page.isLeft) return never;
    const { statusCode, body, headers } = result;
    const passedOn = ["content-type", "woocommerce-session", "retry-after"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    });
    return new Response(body, { status: statusCode, headers: passedOn });
  };
}

/** Opens a page with script of its own; it has no memory of an earlier page. */
async function openPage(
  app: Pick<FastifyInstance, "inject">,
  address: string,
  { locks }: BrowserProfile,
): Promise<OpenPage> {
  const identity = { isLeft: false };
  vi.resetModules();
  const { openScriptPage } = await import("./scriptPage.ts");
  const send = fetchFrom(app, address, identity);
  const script = locks.inPage(identity, () => openScriptPage(send));
  return { script, identity };
}

let shoppers = 0;

/** Opens an empty browser profile at a page of the shop; only one exists at a time. */
export async function openScriptShopper(
  app: Pick<FastifyInstance, "inject">,
): Promise<ScriptShopper> {
  shoppers += 1;
  const address = `198.51.${Math.floor(shoppers / 250) % 250}.${shoppers % 250}`;
  let pages: OpenPage[] = [];
  // A browser notifies the other tabs of a change in the storage.
  const notifyOthers = () => {
    for (const { script, identity } of pages.slice(0, -1)) {
      profile.locks.inPage(identity, () => script.queue.follow());
    }
  };
  const profile = stubBrowser(notifyOthers);

  const front = (): OpenPage => {
    const page = pages.at(-1);
    if (!page) throw new Error("The page is open.");
    return page;
  };

  function leave(page: OpenPage): void {
    page.identity.isLeft = true;
    page.script.queue.stop();
    profile.locks.leave(page.identity);
    pages = pages.filter((one) => one !== page);
  }

  async function open(): Promise<void> {
    const page = await openPage(app, address, profile);
    pages.push(page);
    await profile.locks.inPage(page.identity, () => {
      page.script.queue.retry();
      return page.script.refresh();
    });
  }

  const submit: ScriptShopper["submit"] = (wanted) => {
    const { script, identity } = front();
    return profile.locks.inPage(identity, () => script.queue.submit(wanted));
  };
  const token = () => front().script.token() ?? "";

  await open();
  return {
    submit,
    add: (line) => submit({ kind: "add", lines: [line] }),
    setQuantity: (line) => submit({ kind: line.quantity === 0 ? "remove" : "set", lines: [line] }),
    reload: () => {
      leave(front());
      return open();
    },
    openTab: open,
    closeTab: () => {
      if (pages.length > 1) leave(front());
    },
    leave: () => pages.forEach(leave),
    settle: async (timeout = 10_000) => {
      const isSettled = () => {
        if (front().script.pending() > 0) throw new Error("Changes of the cart are pending.");
      };
      await vi.waitFor(isSettled, { timeout, interval: 5 });
    },
    changeCoupon: (code, isWanted) => {
      const { script, identity } = front();
      const change = () => script.changeCoupon(code, isWanted).finally(() => void script.refresh());
      return profile.locks.inPage(identity, change);
    },
    emptyCart: () => front().script.emptyCart(),
    showsCart: () => front().script.showsCart(),
    isUpdating: () => front().script.isUpdating(),
    cookies: () => Object.fromEntries(profile.cookies),
    token,
    cart: async () => quantitiesIn(await sendCartQuery(app, { token: token() })),
  };
}
