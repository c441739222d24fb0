import { globSync } from "node:fs";
import type { Plugin } from "vite";
import { refusal, withBodies } from "./functionBodies.ts";
import type { Bodies } from "./functionBodies.ts";
import { requireTestedVersion } from "./testedVersion.ts";

const TESTED_VERSION = "0.4.266";
const FILE = "vikeLeftOut.ts";
const VIKE_MODULE = /\/node_modules\/vike\/dist\/(.*\.js)$/;

const OLD_FILES = refusal("A page in `.page.js` files", FILE);
const ROUTE_HOOK = refusal("A route that is a function", FILE);

/** What Vike's functions do in the client's build instead, by file and name. */
const emptied: Readonly<Record<string, Bodies>> = {
  // There are no `.page.js` files, Vike's design before `+` files.
  "shared-server-client/getPageFiles/getAllPageIdFiles.js": {
    getPageFilesClientSide: "return [];",
    getPageFilesServerSide: "return [];",
  },
  "shared-server-client/getPageFiles/parseVirtualFileExportsGlobalEntry.js": {
    parseGlobResult: "return [];",
  },
  "shared-server-client/getPageFiles/getPageFileObject.js": { getPageFileObject: OLD_FILES },
  "shared-server-client/getPageFiles/analyzePageClientSide.js": {
    analyzePageClientSide: OLD_FILES,
    analyzePageClientSideInit: "",
  },
  "shared-server-client/getPageFiles/analyzePageServerSide.js": {
    analyzePageServerSide: OLD_FILES,
  },
  "shared-server-client/page-configs/resolveVikeConfigPublic.js": { getExportValues: OLD_FILES },
  "client/runtime-client-routing/getPageContextFromHooks.js": { isOldDesign: "return false;" },
  // Routes are folders.
  "shared-server-client/route/resolveRouteFunction.js": { resolveRouteFunction: ROUTE_HOOK },
  "shared-server-client/route/execHookOnBeforeRoute.js": { getPageContextFromHook: ROUTE_HOOK },
  // Where a setting was written is told to developers only.
  "shared-server-client/page-configs/getConfigDefinedAt.js": {
    getConfigDefinedAt: 'return "";',
    getConfigDefinedAtOptional: 'return "";',
    getDefinedAtString: 'return "";',
  },
};

/** A module's text without the parts that no page here uses. */
export function withoutOldDesign(code: string, name: string): string {
  return withBodies(code, emptied[name] ?? {})
    .replace(/\b(?:\w+\.)*_?pageConfigs\.length === 0/g, "false")
    .replace(/\b(?:\w+\.)*_?pageConfigs\.length > 0/g, "true");
}

function requireNoneUsed(): void {
  const [file] = globSync("pages/**/{*.page.*,+route.*,+onBeforeRoute.*}");
  if (!file) return;
  throw new Error(`${file} needs what the client's build leaves out: see server/commands/${FILE}.`);
}

/**
 * Leaves out of the client's build what Vike keeps for pages written another way than ours, and
 * works on exactly the version it was tried with.
 */
export function vikeLeftOut(): Plugin {
  return {
    name: "vike-left-out",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () => {
      requireTestedVersion("vike", TESTED_VERSION, `server/commands/${FILE}`);
      requireNoneUsed();
    },
    transform(code, id) {
      const [, name] = VIKE_MODULE.exec(id.replace(/\?.*$/, "")) ?? [];
      return name ? { code: withoutOldDesign(code, name), map: null } : undefined;
    },
  };
}
