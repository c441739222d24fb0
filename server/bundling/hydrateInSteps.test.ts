import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inSteps, startingLater } from "./hydrateInSteps.ts";

const sourceOf = (name: string, file: string) =>
  readFileSync(join(findPackageJSON(name, import.meta.url) ?? "", "..", file), "utf8");
const source = sourceOf("vike-react", "dist/integration/onRenderClient.js");
const entry = sourceOf("vike", "dist/client/runtime-client-routing/entry.js");

test("hydrates as a transition, with all that vike-react hands over", () => {
  const code = inSteps(source);
  expect(code).toContain("globalObject.root = hydrateInSteps(container, page,");
  expect(code).toContain("startTransition(() => (root = ReactDOM.hydrateRoot(...args)))");
});

test("stops at a vike-react that hydrates another way", () => {
  expect(() => inSteps(source.replace("ReactDOM.hydrateRoot", "hydrateRoot"))).toThrow(
    "vike-react",
  );
});

test("has Vike start in a task of its own", () => {
  expect(startingLater(entry)).toMatch(/^setTimeout\(initClientRouter\);$/m);
  expect(() => startingLater(entry.replace("initClientRouter();", "start();"))).toThrow("Vike");
});
