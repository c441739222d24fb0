import { pageTags } from "#server/catalogue/pageTags.ts";
import { entityTag } from "#server/rendering/responseBody.ts";
import { ownPath } from "#words/localePath.ts";
import { notFoundTemplate } from "#server/rendering/notFoundPages.ts";
import type { RenderedPage } from "#server/rendering/render.ts";
import type { Routes } from "#server/rendering/routes.ts";
import { pageFiles, removeServed, writeServed } from "./treeFiles.ts";

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

/** Slug that stands for all missing ones while their page is rendered, and the words in its place. */
const [ANY_SLUG, ANY_ADDRESS] = ["any-missing-address", "the requested address"];

/** Address of a resized picture, with its search string. */
const PICTURE = /\/img\/\d{1,4}\/[^\s"'<>\\,]+/g;

/**
 * Returns the path at which the page of missing addresses is rendered: a product's, as most of them
 * are. A product's path is named in the page's data, so that the browser does not put in its own.
 */
export const missingPath = ({ entryRoutes }: Pick<Routes, "entryRoutes">): string =>
  `${entryRoutes.find(({ entries }) => entries === "products")?.prefix ?? ""}/${ANY_SLUG}`;

/** Replaces the path of the page of missing addresses by words for all of them. */
export function forAnyAddress(page: RenderedPage, path: string): RenderedPage {
  const html = notFoundTemplate(page, ownPath(path))?.fill(ANY_ADDRESS) ?? page.html;
  return { ...page, html };
}

/**
 * Returns the addresses of the resized pictures in a page's HTML. One with a search string cannot be
 * a file.
 */
export function picturesIn(html: string): string[] {
  const plain = (html.match(PICTURE) ?? []).filter((address) => !/[?&]/.test(address));
  return [...new Set(plain.map((address) => address.replace(/#.*/, "")))];
}

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
