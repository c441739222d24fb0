/**
 * Name of the one Trusted Types policy: it passes on the HTML that our server has sanitized. The
 * content security policy names it, so that no other script can create a policy.
 */
export const HTML_POLICY = "sanitized-html";
