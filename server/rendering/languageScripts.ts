import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { catalogueOf, hasOwnWords } from "#server/kernel/catalogues.ts";
import { SettingError } from "#server/kernel/config.ts";
import { withMessages } from "#words/inScripts.ts";
import { compressAssets } from "./compressAssets.ts";
import { DIST, PLACES } from "./currentBuild.ts";

// Scripts of a build in a language: the build has those in English, and writes the others at the
// first start in their language.

const ASSETS = "assets";

/** Matches the address of another script, which Vite lists from the site's root. */
const LISTED = /(["'`])assets\/((?:entries|chunks)\/[^"'`]+\.js)\1/g;

const folders = new Map<string, string>();

/** Returns the folder of a language's scripts below the client's, by the content of its catalogue. */
export function scriptFolder(language: string): string {
  const known = folders.get(language);
  if (known !== undefined) return known;
  // The build's own scripts are in English.
  if (language === "en" && !hasOwnWords("en")) return ASSETS;
  const hash = createHash("sha256").update(JSON.stringify(catalogueOf(language)));
  const folder = `${ASSETS}/${language}.${hash.digest("base64url").slice(0, 8)}`;
  folders.set(language, folder);
  return folder;
}

/**
 * Writes the scripts of a language into the build, unless it has them; throws a sentence if the
 * build's folder cannot be written.
 */
export async function writeScripts(language: string): Promise<void> {
  const folder = scriptFolder(language);
  const target = join(DIST, "client", folder);
  if (existsSync(target)) return;
  const fresh = `${target}.${randomUUID()}.tmp`;
  try {
    for (const name of globSync("{entries,chunks}/**/*.js", { cwd: join(PLACES, ASSETS) })) {
      const script = withMessages(
        await readFile(join(PLACES, ASSETS, name), "utf8"),
        catalogueOf(language),
      );
      const file = join(fresh, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, script.replaceAll(LISTED, `$1${folder}/$2$1`));
    }
    await compressAssets(fresh);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    // Only an error of the file system has a code.
    if (!(cause instanceof Error && "code" in cause)) throw cause;
    const sentence = `LANGUAGE=${language} cannot be used: its scripts cannot be written to ${DIST}/. Build with the same setting: LANGUAGE=${language} npm run build.`;
    throw new SettingError(sentence, { cause });
  }
  // Another process may have written them in the meantime.
  await rename(fresh, target).catch(() => rm(fresh, { recursive: true, force: true }));
}
