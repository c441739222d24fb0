import type { Plugin } from "vite";
import { requireTestedVersion } from "./testedVersion.ts";

const TRIED = { vike: "0.4.266", "vike-react": "0.6.30" };

const RENDERING = /\/vike-react\/dist\/integration\/onRenderClient\.js(\?.*)?$/;
const HYDRATE = "ReactDOM.hydrateRoot(";

const ENTRY = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js(\?.*)?$/;
const START = "\ninitClientRouter();";

const IN_STEPS = `
import { startTransition } from "react";
function hydrateInSteps(...args) {
  let root;
  startTransition(() => (root = ReactDOM.hydrateRoot(...args)));
  return root;
}`;

/** vike-react's rendering in browsers with a hydration that is a transition. */
export function inSteps(code: string): string {
  if (!code.includes(HYDRATE)) throw new Error("vike-react does not hydrate where it used to.");
  return code.replace(HYDRATE, "hydrateInSteps(") + IN_STEPS;
}

/** Vike's entry, which begins its work in a task after the one in which it was evaluated. */
export function startingLater(code: string): string {
  if (!code.includes(START)) throw new Error("Vike does not start where it used to.");
  return code.replace(START, "\nsetTimeout(initClientRouter);");
}

/**
 * Divides the waking of a first view, so that what a shopper does in the meantime is answered in
 * between: Vike starts in a task of its own, and React hydrates a few milliseconds at a time, where
 * vike-react would have it done in one go.
 */
export function hydrateInSteps(): Plugin {
  return {
    name: "hydrate-in-steps",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () => {
      for (const [name, version] of Object.entries(TRIED)) {
        requireTestedVersion(name, version, "server/bundling/hydrateInSteps.ts");
      }
    },
    transform(code, id) {
      if (RENDERING.test(id)) return { code: inSteps(code), map: null };
      return ENTRY.test(id) ? { code: startingLater(code), map: null } : undefined;
    },
  };
}
