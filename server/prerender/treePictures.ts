import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/kernel/config.ts";
import type { CommandGateway } from "#server/backend/sessions/commandGateway.ts";
import { createPictures } from "#server/backend/pictures/convertedPictures.ts";
import { PictureError } from "#server/backend/pictures/pictureError.ts";
import { createPictureRules } from "#server/backend/pictures/pictureRules.ts";
import { createSourceReader } from "#server/backend/pictures/pictureSources.ts";
import { writeAtomic } from "#server/store/writeAtomic.ts";
import { fileNames } from "./treeFiles.ts";

// Resized pictures of a static tree. A file cannot depend on `Accept`: each address has one format.

/** Format of every picture: all browsers that the shop supports show it. */
const WEBP_ONLY = { avif: false, webp: true } as const;

/** True for the path of a resized picture. */
export const isPicture = (path: string): boolean => path.startsWith("/img/");

/**
 * Creates the function that writes the picture of an address into a tree, unless it is there. It
 * resolves with false if that failed; a picture that the shop does not have is left out.
 */
export function createPictureWriter(
  tree: string,
  { backend, ...backendAccess }: Pick<CommandGateway, "backend" | "picture">,
  { IMAGE_ORIGINS }: Pick<Config, "IMAGE_ORIGINS">,
): (address: string) => Promise<boolean> {
  const rules = createPictureRules(backend, IMAGE_ORIGINS);
  const pictures = createPictures(createSourceReader(backend, rules, backendAccess), undefined);

  return async (address) => {
    const names = fileNames(address);
    const picture = rules.requestedPicture(address);
    if (!names || !picture) return true;
    const file = join(tree, ...names);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    try {
      const { bytes } = await pictures.get(picture, WEBP_ONLY);
      await writeAtomic(file, bytes);
      return true;
    } catch (error) {
      return error instanceof PictureError && error.status === 404;
    }
  };
}
