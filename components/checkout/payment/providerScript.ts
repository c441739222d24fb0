import { PAYMENT_POLICY } from "#relay/contract/page/htmlPolicy.ts";

// Script of a payment provider, under the Trusted Types policies that the checkout's headers allow.

/** Trusted Types, which TypeScript's DOM types lack. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Time that a script may take to arrive, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Arrived and awaited scripts, by address. */
const scripts = new Map<string, Promise<void>>();

/** Hosts of the scripts that were loaded here. */
const hosts = new Set<string>();

/** Passes an address at such a host or below it on; no other script is loaded. */
function ofKnownHost(url: string) {
  const { host = "" } = URL.parse(url, location.href) ?? {};
  return [...hosts].some((known) => `.${host}`.endsWith(`.${known}`)) ? url : null;
}

/** The policy for our own code. A page has one of each name, so they are created once. */
const createPolicy = () => {
  // A provider's own code loads further scripts without a policy.
  trustedTypes?.createPolicy("default", { createScriptURL: ofKnownHost });
  return trustedTypes?.createPolicy(PAYMENT_POLICY, { createScriptURL: ofKnownHost });
};
let policy: ReturnType<typeof createPolicy>;

function insert(url: string): Promise<void> {
  hosts.add(new URL(url, location.href).host);
  policy ??= createPolicy();
  const script = document.createElement("script");
  script.src = policy?.createScriptURL(url) ?? url;
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error("The payment provider's script did not arrive."));
    };
    const timer = setTimeout(fail, DEADLINE_MS);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}

/**
 * Loads a provider's script once; one that failed is loaded again by the next call. Rejects if it
 * does not arrive within fifteen seconds.
 */
export function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const arrived = insert(url).catch((error: unknown) => {
    scripts.delete(url);
    throw error;
  });
  scripts.set(url, arrived);
  return arrived;
}
