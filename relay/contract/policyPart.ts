/** Origin of another site, as a source in a content security policy. */
type ForeignOrigin = `https://${string}`;

/** Directives that a page may widen. */
type WidenedDirective =
  | "script-src"
  | "style-src"
  | "img-src"
  | "connect-src"
  | "frame-src"
  | "form-action";

/**
 * Part of a page's content security policy: what the page loads from other sites, or sends there.
 * Only origins can be named, so that no part allows inline code.
 */
export type PolicyPart = { readonly [Directive in WidenedDirective]?: readonly ForeignOrigin[] };
