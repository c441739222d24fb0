import type { Build } from "./currentBuild.ts";
import type { RouteMatcher, Routes } from "#server/pages/routes.ts";

/** A build's manifest: what a browser may know of its routes. */
export type BuildMeta = Build & {
  matcher: RouteMatcher;
  prerendered: string[];
};

/** The manifest of a build with these routes; the catalogue does not make it any larger. */
export const buildMeta = (
  { id, timestamp }: Build,
  { matcher, prerenderedPatterns }: Pick<Routes, "matcher" | "prerenderedPatterns">,
): BuildMeta => ({ id, timestamp, matcher, prerendered: prerenderedPatterns });
