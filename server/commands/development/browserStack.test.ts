import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/kernel/tool.ts";
import { mapBrowserStack } from "./browserStack.ts";
import { ownPosition } from "./describeError.ts";

const file = join(projectFolder, "pages/cart/CartPage.tsx");
const STACK =
  "Error: x\n    at CartPage (http://localhost:3000/pages/cart/CartPage.tsx?t=1:2:5)\n    at run (http://localhost:3000/node_modules/.vite/deps/react.js?v=2:9:9)";

/** Module graph of one module whose second line, at its fifth column, comes from line 25. */
const served = (hasMap: boolean) => ({
  getModuleByUrl: async (url: string) =>
    url.startsWith("/pages/cart/CartPage.tsx")
      ? {
          file,
          transformResult: {
            code: "",
            // Second line, fourth column after the first: source 0, line 24, column 2.
            map: hasMap
              ? { version: 3, file, sources: [file], names: [], mappings: ";IAwBE" }
              : null,
          },
        }
      : undefined,
});

const frameIn = async (hasMap: boolean) =>
  mapBrowserStack(served(hasMap) as unknown as Parameters<typeof mapBrowserStack>[0], STACK);

test("A browser's stack has files and positions of the sources; packages keep their URLs", async () => {
  const stack = await frameIn(true);
  expect(stack).toContain(`at CartPage (${file}:25:3)`);
  expect(stack).toContain(
    "at run (http://localhost:3000/node_modules/.vite/deps/react.js?v=2:9:9)",
  );
  expect(ownPosition(stack)).toBe("pages/cart/CartPage.tsx:25:3");
});

test("Without a source map, a browser's position is marked as that of the transformed module", async () => {
  const stack = await frameIn(false);
  expect(stack).toContain(`at CartPage (${file}:2:5 (transformed))`);
});
