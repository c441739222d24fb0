import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "#server/kernel/config.ts";
import { projectFolder } from "#server/kernel/tool.ts";

// Files that `npm create vitrine` writes, which speak of those of the package.

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

const template = (file: string) => read(`packages/create-vitrine/template/${file}`);

const exists = (file: string) => existsSync(join(projectFolder, file));

test("A new repository names only files of Vitrine that exist", () => {
  const overridden = [...template("README.md").matchAll(/shop\/overrides\/([\w/]+\.\w+)/g)];
  const linked = ["README.md", "shop/README.md"].flatMap((file) => [
    ...template(file).matchAll(/\]\((?:\.\.\/)?node_modules\/vitrine\/([^)#]+)/g),
  ]);
  expect([overridden.length, linked.length]).toEqual([1, 4]);
  const files = [...overridden, ...linked].map(([, file = ""]) => file);
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

/** Returns the names with which a list's items begin, for example `styles.css`. */
const namesIn = (list: string) =>
  [...list.matchAll(/^- (`[^:]+`):/gm)].flatMap(([, names = ""]) => names.split(", "));

test("A new repository's shop folder may have what that of a clone may", () => {
  expect(namesIn(template("shop/README.md"))).toEqual(namesIn(read("shop/README.md")));
});

test("A new repository's example of settings names those that it asks for, and no unknown ones", () => {
  const named = [...template(".env.example").matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => !Object.hasOwn(settings.shape, name ?? ""))).toEqual([]);
  expect(named).toEqual(
    expect.arrayContaining(["GRAPHQL_ENDPOINT", "SITE_NAME", "SITE_URL", "THEME"]),
  );
});
