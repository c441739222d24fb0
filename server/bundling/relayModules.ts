import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { parseSync } from "vite";
import { convertModule, exportsNames, unwrapInterop } from "./commonJsModule.ts";
import { emptied, helpers, kindsIn, leftOut, requireNoneUsed } from "./relayLeftOut.ts";
import { withoutUnused } from "./relayUnused.ts";
import { requireTestedVersion } from "./testedVersion.ts";

const TESTED_VERSION = "21.0.1";
const PACKAGES = ["relay-runtime", "react-relay"];
const FLAGS = "lib/util/RelayFeatureFlags.js";
const KINDS = "lib/util/RelayConcreteNode.js";
const BABEL_HELPER = /\/@babel\/runtime\/helpers\/esm\/(\w+)\.js$/;
const ARTEFACT = /\/__generated__\/\w+\.graphql\.ts$/;
const RELAY_MODULE = /\/node_modules\/(relay-runtime|react-relay)\/lib\/.*\.js$/;

/** The Relay file that a `require` in another means, or undefined where it leaves Relay. */
function relayFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(from), specifier).replace(/(\.js)?$/, ".js");
  if (!PACKAGES.includes(specifier)) return undefined;
  return join(dirname(findPackageJSON(specifier, from) ?? ""), "lib", "index.js");
}

/** The kinds of nodes that Relay knows and that stand in no document of ours. */
function unusedKinds(): ReadonlySet<string> {
  const file = join(dirname(findPackageJSON("relay-runtime", import.meta.url) ?? ""), KINDS);
  const known = readFileSync(file, "utf8").matchAll(/^ {2}[A-Z_]+: '(\w+)',?$/gm);
  return new Set([...known].map(([, kind]) => String(kind))).difference(kindsIn("__generated__"));
}

type Flags = Readonly<Record<string, string>>;

/** Relay's feature flags as source text, by name. Nothing here changes one at run time. */
function readFlags(): Flags {
  const file = join(dirname(findPackageJSON("relay-runtime", import.meta.url) ?? ""), FLAGS);
  const text = readFileSync(file, "utf8");
  return Object.fromEntries(
    [...text.matchAll(/^ {2}([A-Z_]+): (true|false|null|0),?$/gm)].map(([, name, value]) => [
      String(name),
      String(value),
    ]),
  );
}

/** Writes the flags' values where they are asked for, so that code behind one that is off goes. */
const foldFlags = (code: string, flags: Flags) =>
  code.replace(
    /\b(?:_?\w+\.)?RelayFeatureFlags\.([A-Z_]+)\b/g,
    (text, name: string) => flags[name] ?? text,
  );

/** No document has client edges: the hooks' question whether a fragment does is answered here. */
const foldClientEdges = (code: string) =>
  code.replace(/\(\(([\w$]+) = \w+\.metadata\).* \1\.hasClientEdges\) === true/, "false");

/**
 * An artefact without its hashes: that of its source, which only the compiler reads, and those by
 * which Relay tells documents apart, as their names do. The text itself is what is sent.
 */
function withoutHashes(code: string): string {
  const [, name] = /"name": ("\w+"),\s*"operationKind"/.exec(code) ?? [];
  return code
    .replace(/^\(node as any\)\.hash = "\w+";$/m, "")
    .replace(/"cacheID": "\w+",\s*"id": "\w+",/, `"id": ${name},`);
}

/** Makes the members of the index's `__internal` exports of their own, used or left out one by one. */
function flattenInternals(code: string): string {
  const members = /var __internal = \{([^}]*)\};/.exec(code);
  if (!members) {
    return code
      .replace(/(_require\d*)\$__internal = \1\.__internal,\s*/g, "")
      .replace(/(_require\d*)\$__internal\.(\w+)/g, "$1.__internal_$2")
      .replace(/\.__internal\.(\w+)/g, ".__internal_$1");
  }
  const flat = String(members[1])
    .replace(/^ {2}(\w+):/gm, "  __internal_$1:")
    .trim();
  return code.replace(members[0], "").replace("__internal: __internal", flat);
}

/**
 * Turns Relay's npm files, which are CommonJS, into ES modules while the client is built, so that
 * what the storefront does not use of them is left out: 13 kB less to send, compressed. Artefacts
 * lose the hashes that no browser reads, and with them what held on to those that nobody asks for:
 * 1 kB. Works on exactly the versions it was tried with and stops the build on any other.
 */
export function relayModules(): Plugin {
  const kinds = new Map<string, boolean>();
  const flags = readFlags();
  let unused: ReadonlySet<string> = new Set();
  const hasNames = (file: string) => {
    const known = kinds.get(file);
    if (known !== undefined) return known;
    const names = exportsNames(parseSync(file, readFileSync(file, "utf8")).program);
    kinds.set(file, names);
    return names;
  };
  return {
    name: "relay-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart: () => {
      for (const name of PACKAGES) {
        requireTestedVersion(name, TESTED_VERSION, "server/bundling/relayModules.ts");
      }
      requireNoneUsed("__generated__");
      unused = unusedKinds();
    },
    resolveId(source, importer) {
      if (!importer || !PACKAGES.includes(source)) return undefined;
      const file = relayFile(importer, source);
      return source === "react-relay" ? file?.replace(/index\.js$/, "hooks.js") : file;
    },
    transform(code, id) {
      const file = id.replace(/\?.*$/, "");
      const helper = helpers[BABEL_HELPER.exec(file)?.[1] ?? ""];
      if (helper) return { code: helper, map: null, moduleSideEffects: false };
      if (ARTEFACT.test(file)) return { code: withoutHashes(code), map: null };
      if (!RELAY_MODULE.test(file)) return undefined;
      const name = file.replace(/^.*\/(relay-runtime|react-relay)\/lib\//, "");
      const substitute = leftOut[name];
      if (substitute) return { code: substitute, map: null, moduleSideEffects: false };
      const used = withoutUnused(foldClientEdges(code), unused, emptied[name]);
      const text = unwrapInterop(flattenInternals(foldFlags(used, flags)));
      const converted = convertModule(text, parseSync(file, text).program, (specifier) => {
        const target = relayFile(file, specifier);
        return { isNamespace: target !== undefined && hasNames(target), path: target ?? specifier };
      });
      return { code: converted, map: null, moduleSideEffects: false };
    },
  };
}
