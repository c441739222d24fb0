import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { compressAssets } from "#server/rendering/compressAssets.ts";
import { writeScripts } from "#server/rendering/languageScripts.ts";
import { storeSources } from "#server/rendering/builtSources.ts";
import {
  BOOT_FILE,
  BUILD_FILE,
  PLACES,
  STYLE_FILE,
  THEME_FILE,
} from "#server/rendering/currentBuild.ts";
import type { Build } from "#server/rendering/currentBuild.ts";
import type { SplitStyle } from "#server/rendering/firstStyle.ts";
import { bundleInline } from "#server/bundling/bundleInline.ts";
import { checkFonts } from "#server/bundling/fontSubsets.ts";
import { addCompileHints } from "#server/bundling/compileHint.ts";
import { SettingError, readConfig } from "#server/kernel/config.ts";
import { untestedWarning } from "#server/kernel/testedVersions.ts";
import { updateList } from "#server/bundling/operationList.ts";
import { relayProjects, projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { runProgram } from "#server/kernel/runProgram.ts";
import { deferredStyle, styleParts } from "#server/bundling/styleParts.ts";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { ShopSchemaError } from "#server/backend/schema/shopFields.ts";
import { updateDeclaration } from "#words/declaration.ts";
import { updateRelaySchema } from "./relaySchema.ts";

// Build command: compiles Relay, bundles with Vite, splits the style and compresses assets.

const runTool = (command: string, ...args: string[]) =>
  runProgram(toolCommand(command)[1], ...args);

/**
 * Writes the style split by rules and the deferred style. Throws unless the build has exactly one
 * stylesheet.
 */
async function splitStyle(): Promise<void> {
  const [file, another] = globSync("dist/client/assets/**/*.css");
  if (!file || another) throw new Error("The build was to have one style for the whole shop.");
  const css = await readFile(file, "utf8");
  const style = deferredStyle(css);
  const hash = createHash("sha256").update(style).digest("base64url").slice(0, 8);
  const styleFile = join(dirname(file), `later.${hash}.css`);
  await writeFile(styleFile, style);
  const address = `/${relative("dist/client", styleFile).replaceAll("\\", "/")}`;
  const split: SplitStyle = { parts: styleParts(css), deferredStyleUrl: address };
  await writeFile(STYLE_FILE, JSON.stringify(split));
}

/**
 * Returns a content hash of the build. It does not depend on the project folder's path, which Vike
 * writes into the server's entry.
 */
async function buildId(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of globSync(
    "dist/{style.json,{client,server,words}/**/*.{js,mjs,css,json}}",
  ).toSorted()) {
    // Read in sorted order: the hash of the same files must always be the same.
    hash.update(file).update((await readFile(file, "utf8")).replaceAll(projectFolder, ""));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Builds `dist/` from the sources; throws if a step fails. */
export async function build(): Promise<Build> {
  await rm(BUILD_FILE, { force: true });
  await rm(PLACES, { recursive: true, force: true });
  await checkFonts();
  await updateRelaySchema();
  for (const project of relayProjects) await runTool("relay-compiler", project);
  await updateList();
  await updateDeclaration();
  await runTool("vite", "build");
  await addCompileHints();
  await writeFile(BOOT_FILE, await bundleInline("boot"));
  await writeFile(THEME_FILE, await bundleInline("theme"));
  await splitStyle();
  const made: Build = { id: await buildId(), timestamp: Date.now() };
  await compressAssets("dist/client");
  await storeSources();
  await writeFile(BUILD_FILE, JSON.stringify(made));
  return made;
}

if (import.meta.main) {
  readCommandLine({});
  try {
    const { LANGUAGES } = readConfig();
    const { id } = await build();
    for (const each of LANGUAGES) await writeScripts(each);
    const warning = untestedWarning();
    if (warning) process.stdout.write(`${warning}\n`);
    process.stdout.write(`Built ${id} into dist/.\n`);
  } catch (error) {
    if (!(error instanceof ShopSchemaError || error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
