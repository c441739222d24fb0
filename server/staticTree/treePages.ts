import { pageTags } from "#server/changes/pageTags.ts";
import { entityTag } from "#server/pages/entityTag.ts";
import type { RenderedPage } from "#server/pages/render.ts";
import { MISSING_PAGE, pageFiles, removeServed, writeServed } from "./treeFiles.ts";

// Pages of a static tree: their files, and what the tree's records keep of each.

/** A page that was written, as the tree's records have it. */
export type WrittenPage = {
  path: string;
  /** Hashes of its data and of its HTML. */
  data: string;
  html: string;
  /** Source of the style in its HTML, for its content security policy. */
  style: string;
  /** Records that its data contain (`pageTags`). */
  tags: readonly string[];
  /** Addresses of the resized pictures that it names. */
  pictures: readonly string[];
};

/** Address that stands for all missing ones while their page is rendered. */
const ANY_ADDRESS = "/this-address";

/** Address of a resized picture. One with a search string cannot be a file. */
const PICTURE = /\/img\/\d{1,4}\/[^\s"'<>\\?#&,]+(?![^\s"'<>\\,]*[?&])/g;

/** Returns the URL that a page of the tree is rendered at. */
export const urlToRender = (path: string): string => (path === MISSING_PAGE ? ANY_ADDRESS : path);

/** Returns the addresses of the resized pictures in a page's HTML. */
export const picturesIn = (html: string): string[] => [...new Set(html.match(PICTURE) ?? [])];

/** Writes a page into a tree. */
export async function writeTreePage(
  tree: string,
  path: string,
  { html, payload, styleSource = "" }: RenderedPage,
): Promise<WrittenPage> {
  const files = pageFiles(tree, path);
  if (payload !== undefined && files.payload) await writeServed(files.payload, payload);
  await writeServed(files.html, html);
  return {
    path,
    data: entityTag(payload ?? ""),
    html: entityTag(html),
    style: styleSource,
    tags: pageTags(payload),
    pictures: picturesIn(html),
  };
}

/** Removes a page from a tree. */
export async function removeTreePage(tree: string, path: string): Promise<void> {
  const { html, payload } = pageFiles(tree, path);
  if (payload) await removeServed(payload);
  await removeServed(html);
}
