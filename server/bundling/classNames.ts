import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#server/process/tool.ts";

/** A class, or an animation, whose name is its module's own too. */
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;
const RADIX = 36;

/**
 * Names the classes of the shop's CSS Modules as briefly as can be, by their place among all of
 * them: they stand in every page, in the style and in the script, where what cannot be guessed is
 * what costs. The browser's and the server's build number alike.
 * @returns a `generateScopedName` for CSS Modules; it throws for a name it has not seen
 */
export function briefClassNames(): (name: string, file: string) => string {
  const known = new Map<string, string>();
  for (const file of globSync("{components,pages}/**/*.module.css", {
    cwd: projectFolder,
  }).toSorted()) {
    const path = join(projectFolder, file);
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(NAME)) {
      const key = `${path} ${name}`;
      if (!known.has(key)) known.set(key, `_${known.size.toString(RADIX)}`);
    }
  }
  return (name, file) => {
    const brief = known.get(`${file.replace(/\?.*$/, "")} ${name}`);
    if (!brief) throw new Error(`${file} has a name ${name} that was not there at first.`);
    return brief;
  };
}
