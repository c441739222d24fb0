import type { Plugin } from "vite";

const LAZY_IMPORT = /await import\((".+?")\)/g;

/**
 * Vite plugin for tests that open several pages in one process, each with modules of its own: loads
 * the cart's rarely needed scripts with their page. Loaded on use, they would belong to the page
 * opened last, and would not share the state of their own page.
 */
export const ownScripts = (): Plugin => ({
  name: "own-scripts",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith("/relay/cart/intentQueue.ts")) return undefined;
    const imports: string[] = [];
    const eager = code.replaceAll(LAZY_IMPORT, (_, path: string) => {
      imports.push(`import * as script${imports.length} from ${path};`);
      return `script${imports.length - 1}`;
    });
    if (imports.length === 0) throw new Error(`${id} loads no script on use.`);
    return { code: `${imports.join("\n")}\n${eager}`, map: null };
  },
});
