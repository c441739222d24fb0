import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { PLACES } from "#server/rendering/currentBuild.ts";
import { readCatalogue } from "#words/declaration.ts";
import type { Catalogue } from "#words/language.ts";
import { IMPORT, textOf, withMessages, withPlaces } from "#words/inScripts.ts";

// Vite plugin that puts the interface's words into the scripts for browsers.

/** Reads the catalogue of the document's language in a browser that develops, which has no build. */
export function wordsInDevelopment(): Plugin {
  return {
    name: "vitrine:words-in-development",
    apply: "serve",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/words\/t\.ts$/ },
      handler: (source) =>
        source.replace(
          /^import en from .*$/m,
          `const all = import.meta.glob("./*.json", { eager: true, import: "default" });
const en = all["./" + document.documentElement.lang + ".json"];`,
        ),
    },
  };
}

/**
 * Replaces each call for a message by the message: a page's scripts carry the words that they show,
 * and no catalogue. The scripts are in English, and their names depend on their words; beside the
 * build stay those with places, for other languages.
 * @param isInline leaves the places in the script
 */
export function words({ isInline = false } = {}): Plugin {
  const keysOf = new Map<string, Set<string>>();
  let catalogue: Catalogue = {};
  return {
    name: "vitrine:words",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      catalogue = readCatalogue("en");
    },
    transform: {
      filter: { id: /\.tsx?$/, code: IMPORT },
      handler(source, id) {
        const { code, keys } = withPlaces(source, isInline);
        keysOf.set(id, keys);
        return { code, map: null };
      },
    },
    augmentChunkHash({ moduleIds }) {
      const keys = moduleIds.flatMap((id) => [...(keysOf.get(id) ?? [])]);
      return JSON.stringify(keys.map((key) => textOf(catalogue, key)));
    },
    generateBundle: {
      // Vite completes its scripts in this step too.
      order: "post",
      async handler(_options, bundle) {
        if (isInline) return;
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        await Promise.all(
          chunks.map(async (chunk) => {
            const file = join(PLACES, chunk.fileName);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, chunk.code);
            chunk.code = withMessages(chunk.code, catalogue);
          }),
        );
      },
    },
  };
}
