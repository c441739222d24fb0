import { mayReload } from "#relay/reload.ts";
import { KEPT_CART, KEPT_CART_VERSION } from "#relay/keptCartKey.ts";
import { isDear } from "./connection.ts";
import { offerReload } from "./offerReload.ts";

// The only script a page runs before it is asked for; it stands in the page itself. It imports the
// entry when the page has loaded (or loads for too long) and the browser is idle, or at the first sign
// of intent, and until then shows the cart's count as this browser last knew it. Pictures that do not count at first wait
// for those that do. It is the same in every page of a build, so that the content security policy can
// name its hash.

// Not `pointerover`, which comes too when a page is laid out under a pointer that rests.
const INTENT = ["pointermove", "pointerdown", "keydown", "focusin", "touchstart"];
/** Milliseconds for which pictures wait for the first one; whoever scrolls sees theirs at once. */
const PATIENCE_MS = 2000;
/** Milliseconds after which a file that delays the load event no longer delays hydration. */
const LOAD_PATIENCE_MS = 3000;
const { dataset } = document.documentElement;
const { entry = "", ahead, style } = document.currentScript?.dataset ?? {};
let isStarted = false;

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,textarea")].some(
    (field) => field.value !== field.defaultValue,
  );

/** The script did not come, most likely because a newer build has taken this one's place. */
function onFailure(): void {
  const { pathname, search } = location;
  if (!hasTypedText() && mayReload(pathname + search)) location.reload();
  else offerReload();
}

/** Until then those further on wait (`ProductPicture`), with which the first would share the network. */
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
  // A kept page has the rules of its own classes in itself: others come before script adds any.
  if (style) addLink("stylesheet", style);
  // In the page itself it would be fetched beside the first picture.
  addLink("manifest", "/manifest.webmanifest");
  for (const type of INTENT) removeEventListener(type, onIntent, true);
  import(/* @vite-ignore */ entry).catch(onFailure);
}

/** A browser tells of a pointer that rests, too, once a page is laid out under it. */
function onIntent(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== "pointermove" || movementX || movementY) start();
}

function startWhenIdle(): void {
  showAllPictures();
  if ("requestIdleCallback" in self) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Pictures that come quickly have loaded before they are painted; a hidden page is not painted. */
function startWhenPainted(): void {
  const canTell = self.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !canTell) startWhenIdle();
  else new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
}

const isAwake = () => "awake" in dataset;

/**
 * Links are followed by the browser until the page is awake, and it may load what they lead to
 * ahead: Vike would have them wait for the rest of this page's script first.
 */
function letBrowserNavigate(): void {
  document.addEventListener("click", (event) => isAwake() || event.stopImmediatePropagation());
  if (isDear() || !ahead || !HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = ahead;
  document.head.append(rules);
}

function showKeptCount(): void {
  const { version, count } = JSON.parse(localStorage.getItem(KEPT_CART) ?? "{}") as {
    version?: number;
    count?: number;
  };
  const shown = document.querySelector<HTMLElement>("[data-cart-count]");
  if (version !== KEPT_CART_VERSION || !count || !(count > 0) || !shown?.hidden) return;
  shown.textContent = String(count);
  shown.hidden = false;
  const name = `Cart, ${count}${count === 1 ? " item" : " items"}`;
  shown.closest("a")?.setAttribute("aria-label", name);
}

// A picture that does not come holds up no others.
setTimeout(showAllPictures, PATIENCE_MS);
addEventListener("scroll", showAllPictures, { once: true, passive: true });
for (const type of INTENT) addEventListener(type, onIntent, { capture: true, passive: true });
// The page's own script, before the page is awake; afterwards navigations see to themselves.
addEventListener("vite:preloadError", () => {
  if (!isAwake()) onFailure();
});
if (document.readyState === "complete") startWhenPainted();
else {
  addEventListener("load", startWhenPainted, { once: true });
  // A preloaded font or a picture that hangs delays the load event for as long as it hangs.
  setTimeout(startWhenPainted, LOAD_PATIENCE_MS);
}
letBrowserNavigate();
try {
  showKeptCount();
} catch {
  // What is kept is unreadable, or keeping is forbidden: the count comes with the entry.
}
