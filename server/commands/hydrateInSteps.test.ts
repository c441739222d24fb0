import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inSteps } from "./hydrateInSteps.ts";

const source = readFileSync(
  join(
    findPackageJSON("vike-react", import.meta.url) ?? "",
    "../dist/integration/onRenderClient.js",
  ),
  "utf8",
);

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
