import { join } from "node:path";
import { expect, test } from "vitest";
import { briefClassNames } from "./classNames.ts";
import { projectFolder } from "#server/process/tool.ts";

const button = join(projectFolder, "components/ui/Button.module.css");
const card = join(projectFolder, "components/product/ProductCard.module.css");

test("a class has a brief name of its own, the same in every build", () => {
  const nameOf = briefClassNames();
  expect(nameOf("card", card)).toMatch(/^_[\da-z]{1,3}$/);
  expect(nameOf("card", `${card}?used`)).toBe(briefClassNames()("card", card));
  expect(nameOf("pane", card)).not.toBe(nameOf("card", card));
});

test("an animation's name is its module's own, as a class is", () => {
  expect(briefClassNames()("sweep", button)).toMatch(/^_/);
});

test("a name that is in no module stops the build", () => {
  expect(() => briefClassNames()("nowhere", card)).toThrow("nowhere");
});
