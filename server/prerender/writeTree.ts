import { availableParallelism } from "node:os";
import type { Config } from "#server/kernel/config.ts";
import { postId } from "#server/catalogue/shopChanges.ts";
import { openCommandGateway } from "#server/backend/sessions/commandGateway.ts";
import type { CommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { leftOutSentences } from "#server/backend/line/leftOutReport.ts";
import { openBuiltRoutes } from "#server/rendering/builtPages.ts";
import { cataloguePaths } from "#server/rendering/cataloguePaths.ts";
import { nameShop } from "#server/rendering/shopName.ts";
import { renderPaths } from "./renderPaths.ts";
import { sharedOut } from "./renderWorker.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { filterAttributes, readAttributes } from "#server/rendering/shopAttributes.ts";
import type { PrerenderResult } from "#server/kernel/distribute.ts";
import { inLanguage, languageAt } from "#server/kernel/language.ts";
import { listedAhead } from "#server/kernel/listedAhead.ts";
import { productEntries } from "#server/catalogue/sitemapEntries.ts";
import { catalogueFingerprints, readTreeInputs, openTreeRecords } from "./treeRecords.ts";
import { afterKilledRun, MISSING_PAGE, fileNames, stateFolder } from "./treeFiles.ts";
import { removeTreePage } from "./treePages.ts";
import type { TreeInputs, TreeRecords } from "./treeRecords.ts";
import {
  isFinished,
  isWholeTree,
  writeServerParts,
  writeSurroundings,
} from "./treeSurroundings.ts";

// Writing of a static tree: a web server responds with its files as our server would.

/** Run on a tree: by default it brings all pages up to date. */
export type TreeOptions = {
  /** Folder of the tree. */
  tree: string;
  /** Maximum number of pages, the most important first; unset, the tree has all of them. */
  most?: number | undefined;
  /** Tags of a named change: only the pages that depend on it are rendered. */
  changed?: ReadonlySet<string> | undefined;
  /** True to render pages again that are up to date. */
  isFresh?: boolean;
  /** False if the pictures are left to the server. */
  hasPictures?: boolean;
};

/** Result of a run; `pages` is the number of rendered ones. */
export type TreeResult = PrerenderResult & {
  /** Number of pages that were up to date. */
  current: number;
  removed: number;
  pictures: number;
  /** True if the parts for web servers were written, which have to be read again. */
  hasServerParts: boolean;
  /** Paths that cannot be files, which are left to the server. */
  unnamed: string[];
  /** Sentences about the products that lists leave out. */
  leftOut: string[];
};

/** Called with the number of pages rendered so far, and of those to render once it is known. */
export type OnTreeProgress = (pages: number, total: number | undefined) => void;

type Run = {
  config: Config;
  options: TreeOptions;
  workers: number;
  opened: CommandGateway;
  routes: Routes;
  records: TreeRecords;
  inputs: TreeInputs;
  result: TreeResult;
  onProgress: OnTreeProgress;
};

/** Renders paths, and records what was written. */
function renderAndRecord(
  { config, options, workers, records, inputs, result, onProgress }: Run,
  paths: AsyncIterable<string> | readonly string[],
  { attributes, total }: { attributes: readonly string[]; total: () => number | undefined },
): Promise<PrerenderResult> {
  const settings = { config, attributes, tree: options.tree };
  return renderPaths(paths, { settings, workers }, (pages, { written, gone }) => {
    records.save(written, inputs);
    records.remove(gone);
    result.pages += written.length;
    result.removed += gone.length;
    onProgress(pages, total());
  });
}

async function* firstOf(paths: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let count = 0;
  if (count >= most) return;
  for await (const path of paths) {
    yield path;
    count += 1;
    if (count >= most) return;
  }
}

/** Yields the paths of a tree's pages; those that are rendered on request only have none. */
async function* treePaths({ opened, routes, options }: Run): AsyncGenerator<string> {
  const { most = Infinity } = options;
  yield MISSING_PAGE;
  const paths = cataloguePaths(opened.gateway, routes, { isByPopularity: most < Infinity });
  async function* prerendered() {
    for await (const path of paths) if (!routes.reusedPaths.includes(path)) yield path;
  }
  yield* firstOf(prerendered(), most);
}

/** Renders all pages that are not up to date, and removes those that are not listed any more. */
async function writeAll(run: Run): Promise<void> {
  const { config, opened, options, records, inputs, result } = run;
  const [fingerprints, taxonomies] = await Promise.all([
    catalogueFingerprints(opened.gateway),
    readAttributes(opened.gateway),
  ]);
  records.compare(fingerprints);
  records.keepAttributes(taxonomies);
  const attributes = filterAttributes(taxonomies, config.COLOR_ATTRIBUTES);
  const { items, total } = listedAhead(treePaths(run));
  const listed = new Set<string>();
  async function* outdated(): AsyncGenerator<string> {
    for await (const path of items) {
      listed.add(path);
      const isNamed = fileNames(path) !== undefined;
      const isCurrent = isNamed && !options.isFresh && records.isCurrent(path, inputs);
      if (!isNamed) result.unnamed.push(path);
      else if (isCurrent) result.current += 1;
      else yield path;
    }
  }
  const remaining = () => {
    const all = total();
    return all === undefined ? undefined : all - result.current - result.unnamed.length;
  };
  const { failed } = await renderAndRecord(run, outdated(), { attributes, total: remaining });
  result.failed.push(...failed);
  const unlisted = records.paths().filter((path) => !listed.has(path));
  for (const path of unlisted) await removeTreePage(options.tree, path);
  records.remove(unlisted);
  result.removed += unlisted.length;
}

/** Renders the pages that depend on a change, and those of new products. */
async function writeChanged(run: Run, changed: ReadonlySet<string>): Promise<void> {
  const { config, opened, options, routes, records, result } = run;
  const paths = new Set(records.outdate(changed));
  const ids = [...changed].flatMap((tag) => postId(tag) ?? []);
  // Without ids, the backend would list all products.
  const hasProducts = ids.length > 0;
  const added = hasProducts ? await readAttributes(opened.gateway, ids) : [];
  const attributes = filterAttributes(records.addAttributes(added), config.COLOR_ATTRIBUTES);
  if (hasProducts && (await isWholeTree(options.tree))) {
    for await (const { path } of productEntries(opened.gateway, routes, ids)) paths.add(path);
  }
  const named = [...paths].filter((path) => fileNames(path) !== undefined);
  const { failed } = await renderAndRecord(run, named, { attributes, total: () => named.length });
  result.failed.push(...failed);
}

/** Writes the pictures that pages name and the tree does not have. */
async function writePictures(run: Run): Promise<void> {
  const { records, result } = run;
  const addresses = records.missingPictures();
  const { failed, pages } = await renderAndRecord(run, addresses, {
    attributes: [],
    total: () => addresses.length,
  });
  const isFailed = new Set(failed);
  records.notePictures(addresses.filter((address) => !isFailed.has(address)));
  result.pictures = pages;
  result.failed.push(...failed);
}

/**
 * Brings a static tree up to date. Each page is recorded once it is written: a run that was killed
 * continues where it ended, and a page is rendered again only if the code, the settings or the data
 * that it contains have changed. A page that fails is listed, and keeps its former file.
 */
export const writeTree = (
  settings: Config,
  options: TreeOptions,
  onProgress: OnTreeProgress = () => {},
  cores = availableParallelism(),
): Promise<TreeResult> =>
  inLanguage(languageAt("/", settings), () => updateTree(settings, options, onProgress, cores));

async function updateTree(
  settings: Config,
  options: TreeOptions,
  onProgress: OnTreeProgress,
  cores: number,
): Promise<TreeResult> {
  const { tree, changed, most, hasPictures = true } = options;
  const { workers, config } = sharedOut(settings, cores);
  const records = openTreeRecords(stateFolder(tree));
  const opened = await openCommandGateway(config);
  const { gateway, backend } = opened;
  try {
    await nameShop(config, gateway.shared);
    const routes = await openBuiltRoutes();
    const { build, inputs } = await readTreeInputs(config, backend);
    const counts = { pages: 0, current: 0, removed: 0, pictures: 0 };
    const result: TreeResult = {
      ...counts,
      hasServerParts: false,
      failed: [],
      unnamed: [],
      leftOut: [],
    };
    const run: Run = {
      config,
      options,
      workers,
      opened,
      routes,
      records,
      inputs,
      result,
      onProgress,
    };
    if (changed && !(isFinished(tree) && records.areFrom(inputs))) {
      throw new Error(
        "Its pages are of another build, other settings or an unfinished run: run the command without --changed first.",
      );
    }
    await afterKilledRun(tree, async () => {
      await (changed ? writeChanged(run, changed) : writeAll(run));
      const isWhole = most === undefined && result.failed.length + result.unnamed.length === 0;
      const around = { tree, config, routes, build, gateway, isWhole };
      if (!changed) await writeSurroundings(around);
      result.hasServerParts = !changed || !records.areServerPartsCurrent();
      if (result.hasServerParts) {
        await writeServerParts(around, records.styles());
        records.noteServerParts();
      }
      if (hasPictures) await writePictures(run);
    });
    result.leftOut.push(...leftOutSentences(gateway.lists.leftOut(), backend.origin));
    return result;
  } finally {
    opened.close();
    records.close();
  }
}
