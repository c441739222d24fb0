import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BOOT_FILE } from "#server/build.ts";

let read: string | undefined;

/** The build's boot script (`components/navigation/boot.ts`); throws where there is no build. */
const bootScript = () => (read ??= readFileSync(BOOT_FILE, "utf8"));

/** The boot script's source for a `script-src` directive. */
export const bootSource = () =>
  `'sha256-${createHash("sha256").update(bootScript()).digest("base64")}'`;

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
  const boot = `<script data-entry="${entry[1]}">${bootScript()}</script>`;
  return html.replace(PRELOAD, "").replace(entry[0], () => boot);
}

/**
 * A rendered page without its script: one that answers a form at the form's own address, where
 * script would find no page. Its links and forms work, and the next page has script again.
 */
export const withoutScript = (html: string): string => html.replace(PRELOAD, "").replace(ENTRY, "");
