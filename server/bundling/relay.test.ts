import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseSync } from "vite";
import { projectFolder } from "#server/kernel/tool.ts";
import { asModule } from "./relay.ts";

const folder = join(projectFolder, "node_modules/relay-runtime/lib");
const convert = (name: string) => {
  const file = join(folder, name);
  return asModule(readFileSync(file, "utf8"), file);
};

test("asModule turns every file with one export statement into an ES module", () => {
  const files = ["relay-runtime", "react-relay"].flatMap((name) =>
    globSync(`node_modules/${name}/{index.js,lib/**/*.js}`, { cwd: projectFolder }),
  );
  const codes = files.map(
    (file) => [file, readFileSync(join(projectFolder, file), "utf8")] as const,
  );
  const exporting = codes.filter(([, code]) => /^module\.exports = /m.test(code));
  expect(exporting.length).toBeGreaterThan(150);
  for (const [file, code] of exporting) {
    const { module, errors } = parseSync(file, asModule(code, join(projectFolder, file)));
    expect([file, errors, module.staticExports.length > 0]).toEqual([file, [], true]);
  }
});

test("asModule exports an object's variables by name and anything else as the default", () => {
  expect(convert("index.js")).toContain("RelayModernEnvironment as Environment");
  expect(convert("store/RelayModernEnvironment.js")).toContain(
    "export default RelayModernEnvironment;",
  );
});

test("asModule imports a namespace from a file with named exports", () => {
  const code = convert("store/RelayModernEnvironment.js");
  expect(code).toMatch(/import \* as OperationExecutor from "\.\/OperationExecutor";/);
  expect(code).toMatch(/import RelayObservable from "\.\.\/network\/RelayObservable";/);
  expect(code).toContain('import invariant from "invariant";');
});

test("asModule exports feature flags as constants", () => {
  expect(convert("util/RelayFeatureFlags.js")).toContain("export const OPTIMIZE_NOTIFY = false;");
});
