import { posix, relative, sep } from "node:path";

// Lint rule: a room of the server imports only rooms below it.

/** The rooms of `server/`, the lowest first. */
const ROOMS = [
  "kernel",
  "store",
  "limits",
  "observe",
  "backend",
  "shopper",
  "catalogue",
  "rendering",
  "shop",
  "status",
  "http",
  "prerender",
];

/**
 * Folders beside the rooms: what a shop runs, the steps that only a build imports, and what is to
 * become packages. No room imports them, save those named here.
 */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  commands: [],
  bundling: ["server/rendering/builtPages.ts"],
  doctor: ["server/doctor/"],
  mirror: ["server/backend/line/backend.ts"],
  setup: [],
};

type SyntaxNode = { source?: { value?: unknown } | null };
type RuleContext = {
  filename: string;
  cwd: string;
  report: (problem: { node: SyntaxNode; message: string }) => void;
};

const roomOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1];

/** Returns the path in the project that a specifier names; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  return undefined;
}

/** Returns why a file must not import another one; undefined if it may. */
export function upwardImport(file: string, target: string): string | undefined {
  const [here, there] = [roomOf(file), roomOf(target)];
  if (here === undefined || there === undefined || here === there) return undefined;
  const floor = ROOMS.indexOf(here);
  if (floor < 0) return undefined;
  if (there in BESIDE) {
    if (BESIDE[there]?.some((allowed) => file.startsWith(allowed))) return undefined;
    return `server/${there}/ stands beside the rooms: none of them imports it.`;
  }
  return ROOMS.indexOf(there) > floor
    ? `server/${here}/ is below server/${there}/: move what both need down, or take it as an argument.`
    : undefined;
}

/** Reports imports of a room above the importing one. */
export const rooms = {
  create: (context: RuleContext) => {
    const file = relative(context.cwd, context.filename).split(sep).join("/");
    const check = (node: SyntaxNode) => {
      const specifier = node.source?.value;
      const target = typeof specifier === "string" ? targetOf(file, specifier) : undefined;
      const message = target && upwardImport(file, target);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
