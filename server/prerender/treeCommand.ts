import { resolve } from "node:path";
import type { ParseArgsOptionsConfig } from "node:util";
import type { Config } from "#server/kernel/config.ts";
import { rateSince, showRendering } from "#server/kernel/progressLine.ts";
import { stateFolder } from "./treeFiles.ts";
import { tagsOfChange } from "./treeRecords.ts";
import { writeTree } from "./writeTree.ts";
import type { TreeOptions, TreeResult } from "./writeTree.ts";

// Static tree of the prerender command: its flags and its report.

/** Flags of the command. */
export const treeFlags = {
  out: { type: "string" },
  most: { type: "string" },
  changed: { type: "string", multiple: true },
  fresh: { type: "boolean", default: false },
  "without-pictures": { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

type Flags = {
  out?: string | undefined;
  most?: string | undefined;
  changed?: string[] | undefined;
  fresh: boolean;
  "without-pictures": boolean;
};

const USAGE_ERROR = 2;

function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE_ERROR);
}

/**
 * Returns the options that the flags name; undefined without a folder. An invalid flag ends the
 * process with a sentence and exit code 2.
 */
export function treeOptions(flags: Flags): TreeOptions | undefined {
  const { out, most, changed, fresh: isFresh, "without-pictures": isWithoutPictures } = flags;
  const isOther = most !== undefined || changed !== undefined || isFresh || isWithoutPictures;
  if (out === undefined) {
    if (isOther) endWith("These flags need a folder, for example --out public.");
    return undefined;
  }
  if (most !== undefined && !/^[1-9]\d{0,8}$/.test(most)) {
    endWith(`--most=${most} is no number of pages: give one, for example --most 1000.`);
  }
  const tags = changed?.map((name) => {
    const known = tagsOfChange(name);
    if (known) return known;
    return endWith(
      `--changed=${name} names no record: give its id, for example --changed product:12.`,
    );
  });
  return {
    tree: resolve(out),
    most: most === undefined ? undefined : Number(most),
    changed: tags && new Set(tags.flat()),
    isFresh,
    hasPictures: !isWithoutPictures,
  };
}

/** Returns the sentences of a run's report. */
export function treeReport(
  { tree }: Pick<TreeOptions, "tree">,
  { pages, current, removed, pictures, hasServerParts, unnamed, leftOut }: TreeResult,
  started: number,
  now = performance.now(),
): string[] {
  const seconds = ((now - started) / 1000).toFixed(1);
  const rate = rateSince(started, pages, now);
  const others = [
    ...(current > 0 ? [`${current} were up to date`] : []),
    ...(removed > 0 ? [`${removed} were removed`] : []),
    ...(pictures > 0 ? [`${pictures} pictures were written`] : []),
  ];
  return [
    `Prerendered ${pages} pages into ${tree} in ${seconds} s, ${rate}.`,
    ...(others.length > 0 ? [`${others.join(", ")}.`] : []),
    ...(hasServerParts ? [`nginx includes ${stateFolder(tree)}/nginx: reload it.`] : []),
    ...(unnamed.length > 0 ? [`Left to the server: ${unnamed.join(" ")}`] : []),
    ...leftOut,
  ];
}

/** Brings a static tree up to date and prints the result; returns the paths that failed. */
export async function fillTree(config: Config, options: TreeOptions): Promise<readonly string[]> {
  const started = performance.now();
  const { onProgress, end } = showRendering(started);
  try {
    const result = await writeTree(config, options, onProgress).finally(end);
    process.stdout.write(`${treeReport(options, result, started).join("\n")}\n`);
    return result.failed;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The tree ${options.tree} could not be written. ${reason}\n`);
    process.exitCode = 1;
    return [];
  }
}
