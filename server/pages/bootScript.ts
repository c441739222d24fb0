import { createHash } from "node:crypto";

/**
 * The only script a page runs before it is asked for: it imports the entry when the page has loaded
 * and the browser is idle, or at the first sign of intent, and until then shows the cart's count as
 * this browser last knew it. It never changes, so that the content security policy can name its hash.
 */
const BOOT = `(()=>{let s=document.currentScript,d=0,e=["pointerover","pointerdown","keydown","focusin","touchstart"],g=()=>{if(!d){d=1;e.forEach(n=>removeEventListener(n,g,!0));import(s.dataset.entry)}};e.forEach(n=>addEventListener(n,g,{capture:!0,passive:!0}));let i=()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200);document.readyState=="complete"?i():addEventListener("load",i,{once:!0});try{let k=JSON.parse(localStorage.getItem("vitrine.cart")),c=k.version==1&&k.count,l=document.querySelector("[data-cart-count]");if(c>0&&l.hidden){l.textContent=c;l.hidden=!1;l.closest("a").setAttribute("aria-label","Cart, "+c+(c==1?" item":" items"))}}catch{}})()`;

/** The boot script's source for a `script-src` directive. */
export const BOOT_SOURCE = `'sha256-${createHash("sha256").update(BOOT).digest("base64")}'`;

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
// Vike preloads every script and every font it finds; the page's head preloads the one font it needs.
const PRELOAD =
  /\s*<link rel="(?:modulepreload"[^>]*|preload" href="[^"]*" as="font" type="font\/woff2" crossorigin)>/g;

/**
 * A rendered page whose script waits: Vike's entry tag becomes the boot script and its module
 * preloads go. Throws where the entry tag is not as expected, which means that Vike has changed.
 */
export function deferEntry(html: string): string {
  const entry = ENTRY.exec(html);
  if (!entry) throw new Error("The rendered page has no entry script where Vike used to put it.");
  return html
    .replace(PRELOAD, "")
    .replace(entry[0], `<script data-entry="${entry[1]}">${BOOT}</script>`);
}
