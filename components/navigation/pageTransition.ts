import { getPageContextClient } from "vike/client/router";
import type { PageContextClient } from "vike/types";
import { isOutdated } from "#relay/builds.ts";
import { takeOverPage } from "#relay/handOver.ts";
import { pageLoading } from "#relay/loadInBrowser.ts";
import { loadWhole, mayReload } from "#relay/reload.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { watchBuilds } from "./buildManifest.ts";
import { loadLateTypeface, takeLateTypeface } from "./lateTypeface.ts";
import { correctLink, settleAnchor } from "./linkAddress.ts";
import { createLoadingBar } from "./loadingBar.ts";
import type { LoadingBar } from "./loadingBar.ts";
import { holdPicture, releasePicture } from "./movingPicture.ts";
import styles from "./navigation.module.css";
import { nextTask } from "./nextTask.ts";
import { painted } from "./painted.ts";
import { offerReload, withdrawReload } from "./offerReload.ts";
import { preloadLikelyScripts, preloadOnIntent } from "./routePreloads.ts";

let isUnderWay = false;
/** Whether it began at an anchor, which Vike does not know of where the browser went to it. */
let beganAtAnchor = false;
let bar: LoadingBar | undefined;
let announcement: HTMLElement | undefined;

function addElement(className: string | undefined): HTMLElement {
  const element = document.createElement("div");
  element.className = className ?? "";
  document.body.append(element);
  return element;
}

/** The bar at the top of the window; assistive technology is told of pages in words instead. */
function openBar(): LoadingBar {
  const element = addElement(styles.bar);
  element.ariaHidden = "true";
  return createLoadingBar(({ progress, isVisible }) => {
    element.style.opacity = isVisible ? "1" : "0";
    element.style.transform = `scaleX(${progress / 100})`;
    // The colours keep their places while the bar grows.
    element.style.backgroundSize = `${10_000 / (progress || 1)}% 100%`;
  });
}

/** Where the navigation that is under way leads to: the latest, of whose start Vike tells nothing. */
function target(): string {
  const { urlOriginal = "" } = getPageContextClient() ?? {};
  const { pathname, search } = new URL(urlOriginal, location.href);
  return pathname + search;
}

/**
 * A page's script that cannot be loaded: Vike goes to the page by a full load, once. The second
 * time, or without a connection, it is to show the error page, which it does for every error that
 * it does not take for a failed fetch. Where that page's script is missing too, this one stays, and
 * says so.
 */
function onPreloadError({ payload }: VitePreloadErrorEvent): void {
  if (!isUnderWay || (navigator.onLine && mayReload(target()))) return;
  Object.defineProperty(payload, "message", { value: "The page's script could not be loaded." });
  offerReload();
  bar?.finish();
}

/**
 * Takes the focus from what is about to go: a browser that removes what has it lays the page out
 * first, which the next page would wait for.
 */
function leaveFocus({ urlPathname, previousPageContext }: PageContextClient): void {
  const { activeElement } = document;
  if (!previousPageContext || urlPathname === previousPageContext.urlPathname) return;
  if (activeElement instanceof HTMLElement && activeElement.closest("#main")) activeElement.blur();
}

/**
 * Before a page is rendered: a first view's data are taken over, the picture of another is held. It
 * is rendered in a task of its own: a first view takes several, between which a shopper is answered;
 * and in a click's, React would also do all that can wait for the paint before it.
 */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  await nextTask();
  takeOverPage(pageContext);
  leaveFocus(pageContext);
  takeLateTypeface();
  return holdPicture(pageContext.loaded?.wasAhead === true);
}

/**
 * What navigations need from the first page on that is alive: the first view once it has hydrated,
 * or the page that was gone to before it had, as Vike then never tells of the first.
 */
function wake({ shop }: PageContextClient): void {
  if ("awake" in document.documentElement.dataset) return;
  document.documentElement.dataset["awake"] = "";
  document.querySelector("script[type=speculationrules]")?.remove();
  bar = openBar();
  announcement = addElement(styles.announcement);
  announcement.role = "status";
  addEventListener("click", correctLink, true);
  addEventListener("vite:preloadError", onPreloadError);
  // Left for a full load and kept by the browser as it was, it would wait for that for ever.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isUnderWay) location.reload();
  });
  pageLoading.subscribe(() => {
    const main = document.getElementById("main");
    if (main) main.ariaBusy = String(pageLoading.read() === "pending");
  });
  preloadOnIntent();
  whenIdle(preloadLikelyScripts);
  whenIdle(loadLateTypeface);
  watchBuilds(shop);
}

/** After the first view has hydrated. */
export const onHydrationEnd = wake;

/** After any page was rendered, which of the first view is before it has hydrated. */
export function onAfterRenderClient(pageContext: PageContextClient): void {
  if (!pageContext.isHydration) wake(pageContext);
  releasePicture();
}

/** When a navigation begins. Where there is a newer build, it becomes a full load of its target. */
export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  isUnderWay = true;
  beganAtAnchor = location.hash !== "";
  bar?.start();
  // Nothing more is shown here: the browser is leaving.
  if (isOutdated() && loadWhole(urlOriginal)) await new Promise(() => {});
}

/** When the page of a navigation is on the screen, the error page included. */
export function onPageTransitionEnd(): void {
  isUnderWay = false;
  withdrawReload();
  bar?.finish();
  settleAnchor();
  whenIdle(preloadLikelyScripts);
  // After the page has been painted, which moving the focus would hold up.
  void painted().then(tellOfPage);
}

/** Tells those who do not see the page which one it is, and where in it the next Tab goes on. */
function tellOfPage(): void {
  if (announcement) announcement.textContent = document.title;
  // What had the focus is gone: without it, everything in front of the page would come next.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }
}

/**
 * What two pages have in common whose navigation keeps the scroll position: the path, unless there
 * is an anchor to go to or to come from.
 */
export const keepScrollPosition = ({ urlPathname, urlParsed }: PageContextClient) =>
  urlParsed.hash || beganAtAnchor ? false : urlPathname;
