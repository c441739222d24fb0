import { mayReload } from "#relay/chunkReload.ts";
import { SAVED_CART, SAVED_CART_VERSION } from "#relay/savedCartKey.ts";
import { isMetered } from "#components/page/connection.ts";
import { showReloadNotice } from "./reloadNotice.ts";
import { t } from "#words/t.ts";

// Boot script, inlined in every page: the only script that runs before hydration. It imports the
// client entry when the page has loaded (or loads for too long) and the browser is idle, or at the
// first interaction, and until then shows the cart count saved in this browser. Lazy pictures
// wait for the eager ones. It is identical in every page of a build, so that the content security
// policy can name its hash.

// Not `pointerover`, which also fires when a page is laid out under a resting pointer.
const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "focusin", "touchstart"];
/** Milliseconds for which lazy pictures wait for the eager ones; scrolling ends the wait. */
const PICTURE_TIMEOUT_MS = 2000;
/** Milliseconds after which a resource that delays the load event no longer delays hydration. */
const LOAD_TIMEOUT_MS = 3000;
const { currentScript } = document;
const { dataset } = document.documentElement;
const { entry = "", style } = currentScript?.dataset ?? {};
/** The page's speculation rules, as a script element without effect. */
const rules = currentScript?.previousElementSibling as HTMLScriptElement | null | undefined;
let isStarted = false;

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
    (field) => field.value !== field.defaultValue,
  );

/** Reloads or offers a reload after a script failed to load, likely replaced by a newer build. */
function onFailure(): void {
  const { pathname, search } = location;
  if (!hasTypedText() && mayReload(pathname + search)) location.reload();
  else showReloadNotice();
}

/** Shows lazy pictures (`ProductPicture`), which until now would compete with the eager ones. */
function showAllPictures(): void {
  delete dataset["pictures"];
}

function addLink(rel: string, href: string): void {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  showAllPictures();
  // A cached page inlines the rules of its own classes only; scripts may add other classes.
  if (style) addLink("stylesheet", style);
  // In the HTML this link would be fetched in competition with the first picture.
  addLink("manifest", "/manifest.webmanifest");
  for (const type of INTERACTIONS) removeEventListener(type, onInteraction, true);
  import(/* @vite-ignore */ entry).catch(onFailure);
}

/** Starts on an interaction; a resting pointer fires `pointermove` without movement after layout. */
function onInteraction(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== "pointermove" || movementX || movementY) start();
}

function startWhenIdle(): void {
  showAllPictures();
  if ("requestIdleCallback" in self) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Waits for the first paint, as quick pictures load before it. A hidden page never paints. */
function startWhenPainted(): void {
  const reportsPaint = self.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !reportsPaint) startWhenIdle();
  else new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
}

const isHydrated = () => "hydrated" in dataset;

/**
 * Leaves links to the browser until hydration, and lets it prefetch their pages (speculation
 * rules): Vike would delay a navigation until the rest of this page's script has loaded.
 */
function letBrowserNavigate(): void {
  document.addEventListener("click", (event) => isHydrated() || event.stopImmediatePropagation());
  if (isMetered() || !rules || !HTMLScriptElement.supports?.("speculationrules")) return;
  // Trusted Types forbid setting a script's text. Moving an element that the parser has read
  // applies its text.
  rules.type = "speculationrules";
  document.head.append(rules);
}

function showSavedCount(): void {
  const { version, count } = JSON.parse(localStorage.getItem(SAVED_CART) ?? "{}") as {
    version?: number;
    count?: number;
  };
  const shown = document.querySelector<HTMLElement>("[data-cart-count]");
  if (version !== SAVED_CART_VERSION || !count || !(count > 0) || !shown?.hidden) return;
  shown.textContent = String(count);
  shown.hidden = false;
  shown.closest("a")?.setAttribute("aria-label", t("cart.linkLabel", { count }));
}

// A picture that hangs delays no others.
setTimeout(showAllPictures, PICTURE_TIMEOUT_MS);
addEventListener("scroll", showAllPictures, { once: true, passive: true });
for (const type of INTERACTIONS)
  addEventListener(type, onInteraction, { capture: true, passive: true });
// Before hydration the failed script is the page's own; later `pageTransition.ts` handles failures.
addEventListener("vite:preloadError", () => {
  if (!isHydrated()) onFailure();
});
if (document.readyState === "complete") startWhenPainted();
else {
  addEventListener("load", startWhenPainted, { once: true });
  // A preloaded font or a picture that hangs delays the load event for as long as it hangs.
  setTimeout(startWhenPainted, LOAD_TIMEOUT_MS);
}
letBrowserNavigate();
try {
  showSavedCount();
} catch {
  // The saved cart is unreadable or storage is forbidden: the client entry sets the count.
}
