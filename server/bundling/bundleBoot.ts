import { join } from "node:path";
import { build } from "vite";
import { projectFolder } from "#server/process/tool.ts";

/** Bundles and minifies the boot script that is inlined into every page. */
export async function bundleBoot(): Promise<string> {
  const result = await build({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: {
        entry: join(projectFolder, "components/navigation/boot.ts"),
        formats: ["iife"],
        name: "boot",
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [script] = output?.output ?? [];
  if (script?.type !== "chunk") throw new Error("The boot script was not bundled.");
  return script.code.trim();
}
