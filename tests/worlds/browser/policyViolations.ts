import type { BrowserContext } from "@playwright/test";

// Content security policy (CSP) violations in browser tests, from Chromium's console.

/** Matches what Chromium prints for a violation, of Trusted Types included. */
const VIOLATION = /Content Security Policy|requires 'Trusted/i;

/**
 * Returns the list that collects the violations in all pages of a browser profile; Chromium prints
 * them even without script.
 */
export function watchPolicy(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" || !VIOLATION.test(text)) return;
    violations.push(`${message.page()?.url()}: ${text}`);
  });
  return violations;
}
