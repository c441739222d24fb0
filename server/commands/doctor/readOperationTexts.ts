import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#server/kernel/tool.ts";

/** Text of an operation in its artifact. */
const TEXT = /^ *"text": (".*")$/m;

/** Reads the texts of all operations: of browsers, of the server, and of the mirror. */
export async function readOperationTexts(): Promise<string[]> {
  const list = await readFile(join(projectFolder, "__generated__/operations.json"), "utf8");
  const files = globSync(join(projectFolder, "{server,packages/*}/__generated__/*.graphql.ts"));
  const artifacts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return [
    ...Object.values(JSON.parse(list) as Record<string, string>),
    ...artifacts.flatMap((artifact) => {
      const quoted = TEXT.exec(artifact)?.[1];
      return quoted === undefined ? [] : [JSON.parse(quoted) as string];
    }),
  ];
}
