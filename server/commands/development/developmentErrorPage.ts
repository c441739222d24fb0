import { escapeUTF8 } from "entities";
import type { DescribedError } from "./describeError.ts";

// Error page of the development server, which reloads after the next edit.

const STYLE =
  "body{font:16px/1.5 system-ui;margin:2rem;max-width:72rem}h1{color:#b3261e;font-size:1.25rem}pre{background:#8881;overflow:auto;padding:1rem;white-space:pre-wrap}:root{color-scheme:light dark}";

// Reloads after the next edit that Vite reports.
const FOLLOW_VITE = `<script type="module">
import { createHotContext } from "/@vite/client";
const hot = createHotContext("/developmentErrorPage");
hot.on("vite:beforeUpdate", () => location.reload());
</script>`;

// Without Vite, only a new request can tell that the server is back.
const POLL = `<meta http-equiv="refresh" content="2">`;

/**
 * Returns the page's HTML: message, file and stack of an error, all escaped.
 * @param hasVite true if Vite's client can be loaded, which reloads the page after an edit
 */
export function developmentErrorPage(
  error: DescribedError,
  { hasVite }: { hasVite: boolean },
): string {
  const { title, message, file, stack } = error;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title><style>${STYLE}</style>${hasVite ? FOLLOW_VITE : POLL}</head><body><h1>${escapeUTF8(title)}</h1><pre>${escapeUTF8(message)}</pre>${
    file === undefined ? "" : `<p>File: <code>${escapeUTF8(file)}</code></p>`
  }<pre>${escapeUTF8(stack)}</pre><p>The page reloads after the next edit.</p></body></html>`;
}
