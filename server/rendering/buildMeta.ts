import type { Build } from "./currentBuild.ts";
import type { RouteMatcher, Routes } from "./routes.ts";

/** Build manifest: the route information that browsers may read. */
export type BuildMeta = Build & {
  matcher: RouteMatcher;
  prerendered: string[];
};

/** Returns the manifest of a build with these routes; its size does not depend on the catalogue. */
export const buildMeta = (
  { id, timestamp }: Build,
  { matcher, prerenderedPatterns }: Pick<Routes, "matcher" | "prerenderedPatterns">,
): BuildMeta => ({ id, timestamp, matcher, prerendered: prerenderedPatterns });
