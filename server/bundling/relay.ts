import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { areTested } from "#server/kernel/testedVersions.ts";

// Vite plugin that bundles Relay as ES modules, until Relay publishes them
// (https://github.com/facebook/relay/issues/4548).

/** Matches a top-level `require` by name, as Babel writes it, up to the next `,` or `;`. */
const REQUIRE =
  /^var (\w+) = (?:_interopRequireDefault\()?require\(["'](.+?)["']\)\)?(?:\["default"\]|\.default)?([,;])/gm;
const INTEROP = /^var _interopRequireDefault = .*\n/m;
/** Matches an exported object of variables, each of which becomes a named export. */
const NAMED_EXPORTS = /^module\.exports = \{\n((?: {2}\w+: \w+,?\n)+)\};/m;
/** Matches an object of constants (feature flags, node kinds), whose values the bundler inlines. */
const CONSTANTS =
  /^var (\w+) = \{\n((?: {2}\w+: (?:true|false|null|\d+|'\w+'),?\n)+)\};\nmodule\.exports = \1;/m;

/** Matches an artifact's source hash, which the Babel plugin compares in development only. */
const SOURCE_HASH = /^\(node as any\)\.hash = "\w+";$/m;

const ARTIFACT = /\/__generated__\/\w+\.graphql\.ts$/;
const PACKAGE = /^(?:relay-runtime|react-relay)$/;
const PACKAGE_FILE = /\/node_modules\/(?:relay-runtime|react-relay)\/(?:index|lib\/.*)\.js$/;
const BABEL_HELPERS = "@babel/runtime/helpers/";

/** True for modules that export by name, as Relay's own packages do. */
function hasNamedExports(from: string, specifier: string): boolean {
  if (!specifier.startsWith(".")) return PACKAGE.test(specifier);
  const code = readFileSync(join(dirname(from), specifier).replace(/(\.js)?$/, ".js"), "utf8");
  return NAMED_EXPORTS.test(code) || CONSTANTS.test(code);
}

/** Rewrites a CommonJS file of Relay as an ES module. */
export function asModule(code: string, file: string): string {
  const imports: string[] = [];
  const body = code
    .replace(INTEROP, "")
    .replaceAll(/\b(_\w+)\["default"\]/g, "$1")
    .replaceAll(REQUIRE, (_statement, name: string, specifier: string, end: string) => {
      const binding = hasNamedExports(file, specifier) ? `* as ${name}` : name;
      const source = specifier.replace(BABEL_HELPERS, `${BABEL_HELPERS}esm/`);
      imports.push(`import ${binding} from ${JSON.stringify(source)};`);
      return end === "," ? "var" : "";
    })
    .replace(NAMED_EXPORTS, (_statement, members: string) => {
      return `export {\n${members.replaceAll(/(\w+): (\w+)/g, "$2 as $1")}};`;
    })
    .replace(CONSTANTS, (_statement, _name, members: string) =>
      members.replaceAll(/(\w+): (.+?),?\n/g, "export const $1 = $2;\n"),
    )
    .replace(/^module\.exports = require\((.+)\);/m, "export * from $1;")
    .replace(/^module\.exports = /m, "export default ");
  return `${imports.join("\n")}\n${body}`;
}

/**
 * Vite plugin that bundles Relay as ES modules in the client build: 21 kB less script on every
 * page. Relay is published as CommonJS, which no bundler tree-shakes. Artifacts lose their hashes.
 *
 * Upstream: https://github.com/facebook/relay/issues/4548 (open: Relay published as ES modules).
 */
export function relay(): Plugin | false {
  if (!areTested("react-relay", "relay-runtime")) return false;
  return {
    name: "vitrine:relay",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: [PACKAGE_FILE, ARTIFACT] },
      handler: (code, id) =>
        ARTIFACT.test(id)
          ? { code: code.replace(SOURCE_HASH, ""), map: null }
          : { code: asModule(code, id), map: null, moduleSideEffects: false },
    },
  };
}
