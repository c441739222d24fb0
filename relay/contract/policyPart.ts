// Content security policy (CSP) additions of a page: origins of other sites, by directive.

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
 * Origins that a page loads from or sends to. Only origins can be named, so that no part allows
 * inline code.
 */
export type PolicyPart = {
  readonly [Directive in WidenedDirective]?: readonly ForeignOrigin[] | undefined;
};
