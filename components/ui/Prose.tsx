import { useMemo } from "react";
import { HTML_POLICY } from "#relay/contract/page/htmlPolicy.ts";
import styles from "./Prose.module.css";

// Rich text of the merchant: sanitized HTML, under a Trusted Types policy.

/** Trusted Types, which TypeScript's DOM types lack. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Undefined on the server, and in browsers without Trusted Types. */
const policy = trustedTypes?.createPolicy(HTML_POLICY, { createHTML: (html) => html });

/** Renders `html`, which must come from a page's payload: the server has sanitized that. */
export function Prose({ html }: { html: string }) {
  // React compares by identity: a new object per render would replace the elements each time.
  const trusted = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  // oxlint-disable-next-line react/no-danger -- the one place for sanitized HTML
  return <div className={styles.prose} dangerouslySetInnerHTML={trusted} />;
}
