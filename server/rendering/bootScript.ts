import { readFileSync } from "node:fs";
import { BOOT_FILE, THEME_FILE } from "./currentBuild.ts";
import { withMessages } from "#words/inScripts.ts";
import { catalogueOf } from "#server/kernel/catalogues.ts";
import { inLanguage, siteLanguages } from "#server/kernel/language.ts";
import { language } from "#words/language.ts";
import { localePath } from "#words/localePath.ts";
import { scriptFolder } from "./languageScripts.ts";
import { inlineSource } from "./inlineSource.ts";

// Inline scripts of a page: the boot script, which defers the entry, and the theme script.

const read = new Map<string, string>();

/** Reads a script of the build in the current language once; throws without a build. */
function inlineScript(file: string): string {
  const current = language();
  const name = `${current} ${file}`;
  const script =
    read.get(name) ?? withMessages(readFileSync(file, "utf8"), catalogueOf(current), current);
  read.set(name, script);
  return script;
}

/** The build's boot script (`components/frame/boot.ts`). */
const bootScript = () => inlineScript(BOOT_FILE);
/** The build's theme script (`components/frame/theme.ts`). */
const themeScript = () => inlineScript(THEME_FILE);

/**
 * Speculation rules: until hydration the browser itself prefetches prerendered pages at the first
 * interaction with their links.
 */
const speculationRules = (prerenderedPatterns: readonly string[]) =>
  JSON.stringify({
    prefetch: [
      { where: { href_matches: prerenderedPatterns.map(localePath) }, eagerness: "moderate" },
    ],
  });

/** Sources of the inline scripts in all languages of a shop, for a `script-src` directive. */
export const inlineScripts = (
  prerenderedPatterns: readonly string[],
  config: Parameters<typeof siteLanguages>[0],
): string[] =>
  siteLanguages(config).flatMap((each) =>
    inLanguage(each, () => [
      inlineSource(bootScript()),
      inlineSource(themeScript()),
      inlineSource(speculationRules(prerenderedPatterns)),
    ]),
  );

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
// Vike preloads every script and font it finds; the page's head preloads the one font it needs.
const PRELOAD =
  /(?<!\s)\s*<link rel="(?:modulepreload"[^<>]*|preload" href="[^"<]*" as="font" type="font\/woff2" crossorigin)>/g;

/** Adds the theme script at the end of the head, after the tags that it changes. */
export const withTheme = (html: string): string =>
  html.replace("</head>", () => `<script>${themeScript()}</script></head>`);

/**
 * Defers a rendered page's script: replaces Vike's entry tag by the boot script and removes its
 * module preloads. Lazy pictures wait until the boot script shows them. Returns undefined if the
 * entry tag is not as expected, which means that Vike has changed.
 */
export function deferEntry(
  html: string,
  prerenderedPatterns: readonly string[],
): string | undefined {
  const entry = ENTRY.exec(html);
  if (!entry) return undefined;
  const rules = `<script type="application/json">${speculationRules(prerenderedPatterns)}</script>`;
  const address = entry[1]?.replace("/assets/", () => `/${scriptFolder(language())}/`);
  const boot = `${rules}<script data-entry="${address}">${bootScript()}</script>`;
  return html
    .replace(PRELOAD, "")
    .replace(/<html[^>]*/, '$& data-pictures="first"')
    .replace(entry[0], () => boot);
}

/**
 * Removes the script of a page that responds to a form post at the form's URL, where hydration
 * would find no page. Links and forms work; the next page has script again.
 */
export const withoutScript = (html: string): string => html.replace(PRELOAD, "").replace(ENTRY, "");
