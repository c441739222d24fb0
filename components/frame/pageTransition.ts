import { getPageContextClient, navigate } from "vike/client/router";
import type { PageContextClient } from "vike/types";
import { isOutdated } from "#relay/latestBuild.ts";
import { keepRefusedCarts } from "#relay/cart/persistence.ts";
import { restorePage } from "#relay/serializedPage.ts";
import { pageLoading } from "#relay/loadInBrowser.ts";
import { loadFullPage, mayReload } from "#relay/chunkReload.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { watchBuilds } from "#components/page/buildManifest.ts";
import { loadLateTypeface } from "./lateTypeface.ts";
import { correctLink, settleAnchor } from "./linkAddress.ts";
import { createLoadingBar } from "./loadingBar.ts";
import type { LoadingBar } from "./loadingBar.ts";
import { holdPicture, releasePicture } from "./movingPicture.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./navigation.module.css";
import { painted } from "#components/page/painted.ts";
import { showReloadNotice, hideReloadNotice } from "./reloadNotice.ts";
import {
  prefetchLikelyScripts,
  prefetchOnInteraction,
  tapWithoutFocus,
  decodedPath,
  pageBehind,
  prefetchRoute,
} from "#components/page/prefetchRoutes.ts";
import { wasVisited } from "#relay/storedPage.ts";

// Page transitions in the browser (Vike's client hooks): hydrates the first view, then renders,
// announces and tracks client navigations.

/** Milliseconds for which a navigation waits for the script of its page. */
const SCRIPT_TIMEOUT_MS = 10_000;

let isNavigating = false;
let scriptTimer: ReturnType<typeof setTimeout> | undefined;
/** True if the navigation began at an anchor: Vike misses those the browser scrolled to itself. */
let beganAtAnchor = false;
/** True if the navigation completes a page that was rendered early. */
let isCompleting = false;
let bar: LoadingBar | undefined;
let announcement: HTMLElement | undefined;

function addElement(className: string | undefined): HTMLElement {
  const element = document.createElement("div");
  element.className = className ?? "";
  document.body.append(element);
  return element;
}

/** Adds the loading bar to the page; hidden from assistive technology, which gets announcements. */
function openBar(): LoadingBar {
  const element = addElement(styles.bar);
  element.ariaHidden = "true";
  return createLoadingBar(({ progress, isVisible }) => {
    element.style.opacity = isVisible ? "1" : "0";
    element.style.transform = `scaleX(${progress / 100})`;
    // The gradient's colors keep their places while the bar grows.
    element.style.backgroundSize = `${10_000 / (progress || 1)}% 100%`;
  });
}

function setBusy(isBusy: boolean): void {
  const main = document.getElementById("main");
  if (main) main.ariaBusy = String(isBusy);
}

/** Returns the target of the latest navigation; during one, Vike reports no other's start. */
function target(): string {
  const { urlOriginal = "" } = getPageContextClient() ?? {};
  const { pathname, search } = new URL(urlOriginal, location.href);
  return pathname + search;
}

/** Stays on the current page, which offers a reload. */
function stay(): void {
  showReloadNotice();
  bar?.finish();
}

/** Loads the target from the server, as its script may never arrive whole; offline, stays. */
function giveUpScript(): void {
  if (!navigator.onLine || !loadFullPage(target())) stay();
}

/**
 * Handles a page script that fails to load. The first time, Vike falls back to a full page load.
 * The second time, or offline, Vike must render the error page, which it does for every error that
 * it does not recognize as a failed fetch: hence the changed message. If the error page's script is
 * missing too, the current page stays and offers a reload.
 */
function onPreloadError({ payload }: VitePreloadErrorEvent): void {
  if (!isNavigating) return;
  clearTimeout(scriptTimer);
  if (navigator.onLine && mayReload(target())) return;
  Object.defineProperty(payload, "message", { value: "The page's script could not be loaded." });
  stay();
}

/**
 * Blurs the focused element if the navigation is about to remove it: a browser that removes the
 * focused element computes layout first, which would delay the next page.
 */
function leaveFocus({ urlPathname, previousPageContext }: PageContextClient): void {
  const { activeElement } = document;
  if (!previousPageContext || urlPathname === previousPageContext.urlPathname) return;
  if (activeElement instanceof HTMLElement && activeElement.closest("#main")) activeElement.blur();
}

/**
 * True if the shopper went back or forward before script could follow. After a reload of a page
 * that a navigation had shown, entries beside it belong to the same document, whose content stays.
 */
function isAtOtherEntry(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && entry.name.split("#")[0] !== location.href.split("#")[0];
}

/**
 * Runs before a page is rendered: takes over the data of the first view, and looks up the moving
 * picture of later ones. Rendering happens in a new task: hydration then takes several, between
 * which input is handled; in a click's own task React would also render deferred updates before the
 * paint.
 */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  await nextTask();
  // Never resolves: the browser is leaving this page.
  if (pageContext.isHydration && isAtOtherEntry() && loadFullPage(location.href))
    await new Promise(() => {});
  keepRefusedCarts();
  restorePage(pageContext);
  leaveFocus(pageContext);
  holdPicture();
}

/**
 * Sets up client navigation once: after the first view has hydrated, or after the first navigation
 * if that came before hydration, as Vike then never calls `onHydrationEnd`.
 */
function setUpNavigation({ shop }: PageContextClient): void {
  if ("hydrated" in document.documentElement.dataset) return;
  document.documentElement.dataset["hydrated"] = "";
  document.querySelector("script[type=speculationrules]")?.remove();
  bar = openBar();
  announcement = addElement(styles.announcement);
  announcement.role = "status";
  addEventListener("click", correctLink, true);
  addEventListener("vite:preloadError", onPreloadError);
  // Restored from the back/forward cache during a full load, the page would wait for it forever.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isNavigating) location.reload();
  });
  pageLoading.subscribe(() => {
    // The page's script is there, and Vike itself limits the wait for its data.
    clearTimeout(scriptTimer);
    setBusy(pageLoading.read() === "pending");
  });
  prefetchOnInteraction();
  tapWithoutFocus();
  prefetchOnScroll();
  whenIdle(prefetchLikelyScripts);
  whenIdle(loadLateTypeface);
  watchBuilds(shop, prefetchForPage);
}

/** Runs after the first view has hydrated. */
export const onHydrationEnd = setUpNavigation;

/** Runs after any page was rendered; on the first view that is before it has hydrated. */
export function onAfterRenderClient(pageContext: PageContextClient): void {
  if (!pageContext.isHydration) setUpNavigation(pageContext);
  releasePicture();
}

/** Begins a navigation. If there is a newer build, it becomes a full load of its target. */
export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  isNavigating = true;
  beganAtAnchor = location.hash !== "";
  if (!isCompleting) bar?.start();
  isCompleting = false;
  // Never resolves: the browser is leaving this page.
  if (isOutdated() && loadFullPage(urlOriginal)) await new Promise(() => {});
  scriptTimer = setTimeout(giveUpScript, SCRIPT_TIMEOUT_MS);
}

/** Completes a page that was rendered before its payload arrived, unless the shopper has left it. */
function completePage({ loaded }: PageContextClient): void {
  if (!loaded?.isEarly || isNavigating) return;
  isCompleting = true;
  void navigate(location.pathname + location.search, { keepScrollPosition: true });
}

/** Ends a navigation when its page is displayed, the error page included. */
export function onPageTransitionEnd(pageContext: PageContextClient): void {
  isNavigating = false;
  clearTimeout(scriptTimer);
  hideReloadNotice();
  if (pageContext.loaded?.isEarly) setBusy(true);
  else bar?.finish();
  settleAnchor();
  prefetchForPage();
  whenIdle(prefetchLikelyScripts);
  // After the paint, which moving the focus would delay.
  void painted().then(() => {
    announcePage();
    completePage(pageContext);
  });
}

/** Announces the page's title to assistive technology and moves the focus to the page's content. */
function announcePage(): void {
  if (announcement) announcement.textContent = document.title;
  // The focused element was removed: without this, Tab would start over in the header.
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }
}

/**
 * Scroll group of a page: navigations between pages of the same path keep the scroll position,
 * unless one of them is at an anchor.
 */
export const keepScrollPosition = ({ urlPathname, urlParsed }: PageContextClient) =>
  urlParsed.hash || beganAtAnchor ? false : urlPathname;

/**
 * Resolves in a new task, before any timer. React finishes all updates of a click before the next
 * paint; updates in another task no longer belong to the click.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((begins) => {
    port1.addEventListener("message", () => begins(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Bytes of payloads that a page may prefetch for links in view. */
const MAX_BYTES = 30_000;
/** Bytes of a large payload: with less left, none is requested. */
const LARGE_BYTES = 5000;

/** Bytes prefetched for the links of this page. */
let used = 0;
let latest = 0;

/** Returns the links in view to products and categories, the nearest to the window's middle first. */
function linksInView(): HTMLAnchorElement[] {
  const distanceOf = (link: HTMLAnchorElement) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    const isInView = height > 0 && bottom > 0 && top < innerHeight;
    return isInView ? Math.abs(top + bottom - innerHeight) : Infinity;
  };
  const links = ["/product/", "/category/"].map((path) => `a[href^='${localePath(path)}']`);
  return [...document.querySelectorAll<HTMLAnchorElement>(links.join())]
    .map((link) => ({ link, distance: distanceOf(link) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ link }) => link);
}

/** Prefetches one payload after another, until the page changes or is scrolled. */
async function prefetchInView(): Promise<void> {
  latest += 1;
  const turn = latest;
  for (const link of linksInView()) {
    if (turn !== latest || used + LARGE_BYTES > MAX_BYTES) return;
    const address = pageBehind(link);
    if (!address) continue;
    // A visited page renders from the store.
    if (!wasVisited(decodedPath(address) + address.search)) used += await prefetchRoute(address);
  }
}

/** Prefetches for a new page. */
export function prefetchForPage(): void {
  used = 0;
  whenIdle(() => void prefetchInView());
}

/** Prefetches links that come into view, from now on. */
export function prefetchOnScroll(): void {
  addEventListener("scrollend", () => whenIdle(() => void prefetchInView()), { passive: true });
}
