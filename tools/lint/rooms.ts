import { posix, relative, sep } from "node:path";

// Lint rule: a room imports only rooms below it.

/** Folders whose rooms stand on each other, the lowest first; `*` is a folder's loose files. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  components: [
    "ui",
    "form",
    "page",
    "head",
    "product",
    "checkout",
    "cart",
    "account",
    "category",
    "search",
    "frame",
  ],
  relay: ["contract", "session", "*", "cart"],
  "relay/contract": ["*", "text", "cart", "order", "account", "page", "search", "validation"],
  "server/backend": ["schema", "door", "storeApi", "line", "pictures", "sessions"],
  "server/shop": ["cart", "checkout", "account", "*"],
  server: [
    "__generated__",
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
  ],
};

/**
 * Folders of `server/` beside the rooms: what a shop runs, and the steps that only a build imports.
 * No room imports them, save those named here.
 */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  commands: [],
  bundling: [],
};

type SyntaxNode = { source?: { value?: unknown } | null };
type RuleContext = {
  filename: string;
  cwd: string;
  report: (problem: { node: SyntaxNode; message: string }) => void;
};

/** Returns the room of a folder that a file is in; undefined if it is elsewhere. */
function roomIn(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [room = "", ...rest] = file.slice(folder.length + 1).split("/");
  return rest.length > 0 ? room : "*";
}

/** Returns the path in the project that a specifier names; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier);
  return undefined;
}

/** Returns why a file must not import another one; undefined if it may. */
export function upwardImport(file: string, target: string): string | undefined {
  for (const [folder, rooms] of Object.entries(FLOORS)) {
    const [here, there] = [roomIn(folder, file), roomIn(folder, target)];
    if (here === undefined || there === undefined || here === there) continue;
    const floor = rooms.indexOf(here);
    // A folder beside the rooms, or the composition above them all.
    if (floor < 0) continue;
    if (folder === "server" && there in BESIDE) {
      if (BESIDE[there]?.some((allowed) => file.startsWith(allowed))) continue;
      return `server/${there}/ stands beside the rooms: none of them imports it.`;
    }
    if (!rooms.includes(there))
      return `${folder}/${there} is no room of the list in tools/lint/rooms.ts.`;
    if (rooms.indexOf(there) > floor)
      return `${folder}/${here} is below ${folder}/${there}: move what both need down, or take it as an argument.`;
  }
  return undefined;
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
