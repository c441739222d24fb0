import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isPageFile } from "#server/rendering/pageCache.ts";
import { readPage } from "#server/rendering/cachedPage.ts";
import type { PageKey } from "#server/rendering/cachedPage.ts";
import { plainBody } from "#server/rendering/responseBody.ts";

/** Returns the HTML of all cached pages below a folder. */
export async function storedPages(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.filter(isPageFile).map(async (name) => {
      const bytes = await readFile(join(folder, name));
      // The key is in the line of facts, after the checksum.
      const facts = JSON.parse(bytes.toString("utf8", 8, bytes.indexOf("\n"))) as PageKey;
      const page = readPage({ build: facts.build, path: facts.path }, bytes);
      if (!page) throw new Error(`The page ${name} is damaged.`);
      return plainBody(page.html).toString();
    }),
  );
}
