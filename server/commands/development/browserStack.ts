import { SourceMap } from "node:module";
import type { SourceMapPayload } from "node:module";
import type { DevEnvironment } from "vite";

// Source mapping of browser stack traces, in development.

const FRAME = /https?:\/\/[^\s/()]+(\/(?:components|pages|relay)\/[^\s()]+?):(\d+):(\d+)/g;

/** Modules that Vite served to browsers. */
type ServedModules = {
  getModuleByUrl: (
    url: string,
  ) => Promise<
    | Pick<
        NonNullable<Awaited<ReturnType<DevEnvironment["moduleGraph"]["getModuleByUrl"]>>>,
        "file" | "transformResult"
      >
    | undefined
  >;
};

/** Returns the position in the source that a browser's position in a served module comes from. */
async function sourcePosition(
  modules: ServedModules,
  [served, url = "", line = "", column = ""]: RegExpExecArray,
): Promise<string> {
  const { file, transformResult } = (await modules.getModuleByUrl(url)) ?? {};
  if (!file) return served;
  const map = transformResult?.map;
  // Vite types its maps with a subset of Node's fields.
  const payload = map && "version" in map ? (map as unknown as SourceMapPayload) : undefined;
  const origin = payload && new SourceMap(payload).findOrigin(Number(line), Number(column));
  return origin && "lineNumber" in origin
    ? `${file}:${origin.lineNumber}:${origin.columnNumber}`
    : `${file}:${line}:${column} (transformed)`;
}

/**
 * Replaces the URLs of a browser's stack with files and positions of the project's sources. Where
 * Vite has no source map, the position stays that of the transformed module and is marked so.
 */
export async function mapBrowserStack(modules: ServedModules, stack: string): Promise<string> {
  const frames = [...stack.matchAll(FRAME)];
  const positions = await Promise.all(frames.map((frame) => sourcePosition(modules, frame)));
  return stack.replaceAll(FRAME, () => positions.shift() ?? "");
}
