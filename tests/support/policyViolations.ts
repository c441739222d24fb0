import type { BrowserContext } from "playwright";

/** Matches what Chromium prints for a violation, of Trusted Types included. */
const VIOLATION = /Content Security Policy|requires 'Trusted/i;

/**
 * Collects the violations of the content security policy in all pages of a browser profile: what
 * Chromium prints to the console, even without script.
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
