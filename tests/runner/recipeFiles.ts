import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";

// Files that the recipes in docs/recipes/ create, read from their text.

/** Code that a recipe does not write into a file. */
const OTHER = new Set(["sh", "diff", "php"]);

/** Removes the indentation of a list item. */
const outdented = (block: string) => block.replaceAll(/^ {3}/gm, "");

/**
 * Returns the files that a recipe creates: the blocks that follow "Create `path`", or "Create `path`
 * and `path`", in this order.
 * @param name the recipe's file in `docs/recipes/`, without its extension
 */
export async function recipeFiles(name: string): Promise<Record<string, string>> {
  const recipe = await readFile(join(projectFolder, "docs/recipes", `${name}.md`), "utf8");
  const files: Record<string, string> = {};
  let paths: string[] = [];
  const parts = recipe.matchAll(
    /Create (`.*?`(?: and `.*?`)?)|^ {3}```(\w+)\n([\s\S]*?)^ {3}```$/gm,
  );
  for (const [, named, language = "", block = ""] of parts) {
    if (named !== undefined) paths = named.split(" and ").map((path) => path.slice(1, -1));
    const path = named === undefined && !OTHER.has(language) ? paths.shift() : undefined;
    if (path !== undefined) files[path] = outdented(block);
  }
  return files;
}
