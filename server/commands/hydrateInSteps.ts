import type { Plugin } from "vite";
import { requireTriedVersion } from "./triedVersion.ts";

const TRIED_VERSION = "0.6.30";
const MODULE = /\/vike-react\/dist\/integration\/onRenderClient\.js(\?.*)?$/;
const CALL = "ReactDOM.hydrateRoot(";

const IN_STEPS = `
import { startTransition } from "react";
function hydrateInSteps(...args) {
  let root;
  startTransition(() => (root = ReactDOM.hydrateRoot(...args)));
  return root;
}`;

/** vike-react's rendering in browsers with a hydration that is a transition. */
export function inSteps(code: string): string {
  if (!code.includes(CALL)) throw new Error("vike-react does not hydrate where it used to.");
  return code.replace(CALL, "hydrateInSteps(") + IN_STEPS;
}

/**
 * Has React hydrate a first view a few milliseconds at a time, so that what a shopper does in the
 * meantime is answered in between; vike-react would have it done in one go.
 */
export function hydrateInSteps(): Plugin {
  return {
    name: "hydrate-in-steps",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () =>
      requireTriedVersion("vike-react", TRIED_VERSION, "server/commands/hydrateInSteps.ts"),
    transform: (code, id) => (MODULE.test(id) ? { code: inSteps(code), map: null } : undefined),
  };
}
