import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { Source } from "graphql";
import { projectFolder } from "#server/kernel/tool.ts";

// Reader of a shop's GraphQL schema extensions, `shop/schema/*.graphql`.

/** Folder of the schema extensions: fields that only this shop's WordPress has. */
const SHOP_SCHEMA = join(projectFolder, "shop", "schema");

/** Reads the schema extensions in name order; none if the folder is empty or absent. */
export function readShopSchema(folder = SHOP_SCHEMA): Source[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return names.toSorted().map((name) => {
    const file = join(folder, name);
    return new Source(
      readFileSync(file, "utf8"),
      relative(projectFolder, file).replaceAll("\\", "/"),
    );
  });
}
