import { insertHtml } from "#relay/contract/page/insertedHtml.ts";
import type { InsertedHtml } from "#relay/contract/page/insertedHtml.ts";
import type { StyledPage } from "./firstStyle.ts";

/** Converts Vike's document to the HTML that is sent, with the page's content and data. */
export type FinishPage = (
  document: string,
  page: { inserted: InsertedHtml; isShared: boolean; hasScript: boolean },
) => { html: string; styleSource?: string };

/** Changes to the document of a built page; two of them need a tag as Vike's tested version prints it. */
type Steps = {
  deferEntry: (html: string) => string | undefined;
  withFirstStyle: (html: string, content: string) => StyledPage | undefined;
  withTheme: (html: string) => string;
  withoutScript: (html: string) => string;
};

const NO_ENTRY = "script loads at once, instead of after the first paint: its tag has changed";
const NO_STYLE = "style is not inlined, and takes a request of its own: its tag has changed";

/**
 * Finishes pages of the production build. If another version of Vike prints a tag differently, the
 * pages stay as Vike made them, and `warn` is called once: they work, but their first view is
 * slower.
 */
export function finishBuiltPage(steps: Steps, warn: (message: string) => void): FinishPage {
  const warned = new Set<string>();
  function warnOnce(change: string): void {
    if (warned.has(change)) return;
    warned.add(change);
    warn(`Vike has changed. A page's ${change}.`);
  }

  function finish(
    document: string,
    { inserted, isShared, hasScript }: Parameters<FinishPage>[1],
  ): StyledPage | { html: string } {
    if (!hasScript) return { html: steps.withTheme(steps.withoutScript(document)) };
    const deferred = steps.deferEntry(document);
    if (deferred === undefined) warnOnce(NO_ENTRY);
    const themed = steps.withTheme(deferred ?? document);
    // The boot script of a deferred page loads the rest of the style. Only a cached page inlines
    // its own: visitors of the others mostly have the stylesheet cached.
    if (!isShared || deferred === undefined) return { html: themed };
    const styled = steps.withFirstStyle(themed, inserted.content);
    if (styled === undefined) warnOnce(NO_STYLE);
    return styled ?? { html: themed };
  }

  return (document, page) => {
    const finished = finish(document, page);
    return { ...finished, html: insertHtml(finished.html, page.inserted) };
  };
}
