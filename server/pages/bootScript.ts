import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BOOT_FILE } from "#server/builds/currentBuild.ts";

let read: string | undefined;

/** The build's boot script (`components/navigation/boot.ts`); throws where there is no build. */
const bootScript = () => (read ??= readFileSync(BOOT_FILE, "utf8"));

/**
 * Speculation rules: until the page's script sees to it, the browser prefetches prerendered pages by
 * itself, once a shopper means to go there.
 */
const speculationRules = (prerenderedPatterns: readonly string[]) =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: prerenderedPatterns }, eagerness: "moderate" }],
  });

const sourceOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The sources of what stands in a page as script, for a `script-src` directive. */
export const inlineSources = (prerenderedPatterns: readonly string[]) =>
  `${sourceOf(bootScript())} ${sourceOf(speculationRules(prerenderedPatterns))}`;

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
// Vike preloads every script and every font it finds; the page's head preloads the one font it needs.
const PRELOAD =
  /\s*<link rel="(?:modulepreload"[^>]*|preload" href="[^"]*" as="font" type="font\/woff2" crossorigin)>/g;

/**
 * A rendered page whose script waits: Vike's entry tag becomes the boot script and its module
 * preloads go. Pictures wait as well until that script lets them in. Throws where the entry tag is
 * not as expected, which means that Vike has changed.
 */
export function deferEntry(html: string, prerenderedPatterns: readonly string[]): string {
  const entry = ENTRY.exec(html);
  if (!entry) throw new Error("The rendered page has no entry script where Vike used to put it.");
  const data = `data-entry="${entry[1]}" data-ahead='${speculationRules(prerenderedPatterns)}'`;
  const boot = `<script ${data}>${bootScript()}</script>`;
  return html
    .replace(PRELOAD, "")
    .replace(/<html[^>]*/, '$& data-pictures="first"')
    .replace(entry[0], () => boot);
}

/**
 * A rendered page without its script: one that answers a form at the form's own address, where
 * script would find no page. Its links and forms work, and the next page has script again.
 */
export const withoutScript = (html: string): string => html.replace(PRELOAD, "").replace(ENTRY, "");
