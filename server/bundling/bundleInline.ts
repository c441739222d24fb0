import { join } from "node:path";
import { build } from "vite";
import { projectFolder } from "#server/kernel/tool.ts";
import { words } from "./words.ts";

/** Bundles and minifies a script of `components/frame/` that is inlined into every page, with places for its words. */
export async function bundleInline(name: "boot" | "theme"): Promise<string> {
  const result = await build({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [words({ isInline: true })],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: {
        entry: join(projectFolder, `components/frame/${name}.ts`),
        formats: ["iife"],
        name,
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [script] = output?.output ?? [];
  if (script?.type !== "chunk") throw new Error(`The ${name} script was not bundled.`);
  return script.code.trim();
}
