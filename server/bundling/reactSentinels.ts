import type { Plugin } from "vite";
import { requireTestedVersion } from "./testedVersion.ts";

const TESTED_VERSION = "19.3.1";
const MODULE = /\/react-dom\/cjs\/react-dom-client\.production\.js(\?.*)?$/;
const SENTINEL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SENTINELS = 5;

/** react-dom whose sentinels know their message, but not where they were made. */
export function withPlainSentinels(code: string): string {
  const found = code.match(SENTINEL)?.length ?? 0;
  if (found !== SENTINELS) throw new Error(`react-dom has ${found} sentinels, not ${SENTINELS}.`);
  return code.replace(
    SENTINEL,
    "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })",
  );
}

/**
 * React throws a few objects to tell itself something, and makes them as errors when it is loaded.
 * While an inspector is attached (developer tools, Lighthouse, a browser under test) each notes its
 * stack, for which all of the script is parsed a second time; no shopper's browser does that.
 */
export function reactSentinels(): Plugin {
  return {
    name: "react-sentinels",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () =>
      requireTestedVersion("react-dom", TESTED_VERSION, "server/bundling/reactSentinels.ts"),
    transform: (code, id) =>
      MODULE.test(id) ? { code: withPlainSentinels(code), map: null } : undefined,
  };
}
