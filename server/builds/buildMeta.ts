import type { Build } from "./currentBuild.ts";
import { anyPath, prerenderedPatterns, routeRules } from "#server/pages/routeRules.ts";
import type { RouteRules } from "#server/pages/routeRules.ts";

/** A build's manifest: what a browser may know of its routes. */
export type BuildMeta = Build & {
  matcher: {
    static: Record<string, RouteRules>;
    /** By what a path begins with, up to its last slash. */
    wildcard: Record<string, RouteRules>;
    dynamic: Record<string, RouteRules>;
  };
  prerendered: string[];
};

/** The manifest of a build of these sources; the catalogue does not make it any larger. */
export const metaOf = ({ id, timestamp }: Build): BuildMeta => ({
  id,
  timestamp,
  matcher: { ...routeRules, dynamic: anyPath },
  prerendered: prerenderedPatterns,
});
