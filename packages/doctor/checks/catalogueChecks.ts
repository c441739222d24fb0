import { fail, once, pass, skip, warn } from "./doctorCheck.ts";
import type { Check, ExaminedShop } from "./doctorCheck.ts";

// Checks of the catalogue: permalinks, pictures, and products that lists fail on.

/** Products of a page of the scan, and maximum number of pages. */
const PAGE = 100;
const MAX_PAGES = 20;

/** Size of an original picture above which the first view of a product takes long, in bytes. */
const LARGE_PICTURE = 5_000_000;
const PICTURE_TIMEOUT_MS = 10_000;

/** Maximum number of products that are named. */
const MAX_NAMED = 10;

const LISTED = `visibility: VISIBLE, status: "publish", orderby: [{ field: DATE, order: DESC }]`;

type Page = {
  products?: {
    nodes: { uri: string | null; image: { sourceUrl: string | null } | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
};

/** The newest products. */
const samples = once(async (shop) => {
  const query = `query doctorSampleQuery { products(first: 5, where: { ${LISTED} }) { nodes { uri image { sourceUrl } } pageInfo { hasNextPage endCursor } } }`;
  const { products } = await shop.openLists().read<Page>(query, {});
  return (products?.nodes ?? []).map(({ uri, image }) => ({
    path: uri ?? undefined,
    picture: image?.sourceUrl ?? undefined,
  }));
});

/** Returns the paths of some categories; none if the shop does not say. */
async function categoryPaths({ probe }: ExaminedShop): Promise<string[]> {
  const query =
    "query doctorCategoriesQuery { productCategories(first: 5, where: { hideEmpty: true }) { nodes { uri } } }";
  const { data } = await probe<{ productCategories?: { nodes: { uri: string | null }[] } | null }>({
    operationName: "doctorCategoriesQuery",
    query,
  });
  return (data?.productCategories?.nodes ?? []).flatMap(({ uri }) => uri ?? []);
}

/** Returns the first folder of a path that is below one; undefined for any other path. */
const folderOf = (path: string): string | undefined => /^(\/[^/]+)\/[^/]/.exec(path)?.[1];

const permalinks: Check = {
  id: "permalinks",
  means: "Products and categories keep their addresses, and links in texts lead to their pages.",
  needs: ["woographql"],
  async run(shop) {
    const { PRODUCT_PATH = "/product", CATEGORY_PATH = "/product-category" } = shop.config;
    const paths = (await samples(shop)).flatMap(({ path }) => path ?? []);
    if (paths.length === 0) return skip("The shop shows no product.", "Publish a product.");
    const isPlain = paths.some((path) => path.includes("?"));
    if (isPlain) {
      return warn(
        "The shop has plain permalinks, so that links in its texts do not lead to the storefront's pages.",
        "In WordPress, select another structure in Settings > Permalinks.",
      );
    }
    const product = paths.find((path) => !path.startsWith(`${PRODUCT_PATH}/`));
    if (product !== undefined) {
      const folder = folderOf(product);
      const isAllowed = folder && shop.settingProblem("PRODUCT_PATH", folder) === undefined;
      return warn(
        `The shop's products are at addresses such as ${product}, and the storefront's below ${PRODUCT_PATH}/.`,
        `${isAllowed ? `Set PRODUCT_PATH=${folder}. Or, in ` : "In "}WordPress, set Settings > Permalinks > Product permalinks to Default.`,
      );
    }
    const category = (await categoryPaths(shop)).find(
      (path) => !path.startsWith(`${CATEGORY_PATH}/`),
    );
    if (category === undefined) {
      return pass(`Products are below ${PRODUCT_PATH}/, and categories below ${CATEGORY_PATH}/.`);
    }
    const folder = folderOf(category) ?? "/product-category";
    return warn(
      `The shop's categories are at addresses such as ${category}.`,
      shop.settingProblem("CATEGORY_PATH", folder) === undefined
        ? `Set CATEGORY_PATH=${folder}, the category base of Settings > Permalinks.`
        : "In WordPress, choose another category base in Settings > Permalinks, such as product-category.",
    );
  },
};

const pictureOrigins: Check = {
  id: "picture-origins",
  means: "Browsers load pictures only from the hosts that the storefront knows.",
  needs: ["woographql"],
  async run(shop) {
    const addresses = (await samples(shop)).flatMap(({ picture }) => picture ?? []);
    if (addresses.length === 0) return skip("The newest products have no pictures.");
    const unknown = addresses.flatMap((address) => {
      const url = shop.isKnownPicture(address) ? null : URL.parse(address);
      return url && /^https?:$/.test(url.protocol) ? url.origin : [];
    });
    const origins = [...new Set(unknown)];
    return origins.length === 0
      ? pass("The storefront knows the pictures' host.")
      : fail(
          `Pictures of ${origins.join(" and ")} do not load.`,
          `Set IMAGE_ORIGINS="${origins.join(" ")}", after any origins that it has already, and start again.`,
        );
  },
};

const pictures: Check = {
  id: "pictures",
  means: "The storefront fetches each picture once, and makes smaller ones of it.",
  needs: ["picture-origins"],
  async run(shop) {
    const address = (await samples(shop)).find(({ picture }) => picture)?.picture;
    if (address === undefined) return skip("The newest products have no pictures.");
    const fix =
      "Open the picture in a browser. If it loads there, a protection against hotlinks or a firewall refuses this server.";
    try {
      const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
      const response = await shop.fetch(address, { signal });
      const { byteLength } = await response.arrayBuffer();
      const type = response.headers.get("content-type") ?? "something";
      if (!response.ok) return fail(`A picture responds with ${response.status}: ${address}.`, fix);
      if (!type.startsWith("image/")) return fail(`A picture is ${type}: ${address}.`, fix);
      const size = `${(byteLength / 1_000_000).toFixed(1)} MB`;
      return byteLength > LARGE_PICTURE
        ? warn(
            `A picture has ${size}: ${address}.`,
            "Upload pictures of at most 2,560 pixels; a plugin for compression makes the others smaller.",
          )
        : pass(`A picture loads, and has ${size}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(`A picture does not load (${reason}): ${address}.`, fix);
    }
  },
};

/** Products that lists fail on, of all or of the newest ones. */
const scan = once(async (shop) => {
  const query = `query doctorListQuery($after: String) { products(first: ${PAGE}, after: $after, where: { ${LISTED} }) { nodes { uri image { sourceUrl } } pageInfo { hasNextPage endCursor } } }`;
  const lists = shop.openLists();
  await lists.check();
  let after: string | null = null;
  let count = 0;
  let isWhole = true;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read: Page = await lists.read<Page>(query, { after });
    const { products } = read;
    if (!products) return { ...lists.leftOut(), count, isFailing: true, isWhole: false };
    count += products.nodes.length;
    const { pageInfo } = products;
    isWhole = !pageInfo.hasNextPage;
    if (isWhole) break;
    after = pageInfo.endCursor;
  }
  return { ...lists.leftOut(), count, isFailing: false, isWhole };
});

const productLists: Check = {
  id: "product-lists",
  means: "One product that WooGraphQL fails on would leave whole lists empty; it is left out.",
  needs: ["woographql"],
  async run(shop) {
    const { failing, count, isFailing, isWhole } = await scan(shop);
    if (isFailing) {
      return fail(
        "A list of products fails, and no single product is the reason.",
        "Look into the log of PHP for an error at this time, and switch off plugins of products one by one.",
      );
    }
    const seen = isWhole ? `All ${count} products` : `The newest ${count} products`;
    if (failing.length === 0) return pass(`${seen} can be listed.`);
    const named = failing.slice(0, MAX_NAMED).map(({ id, message }) => `${id} (${message})`);
    return warn(
      `Left out of all lists: ${failing.length === 1 ? "product" : "products"} ${named.join(", ")}${failing.length > MAX_NAMED ? ` and ${failing.length - MAX_NAMED} more` : ""}.`,
      `Remove its password, or repair it: ${new URL(`/wp-admin/post.php?post=${failing[0]?.id ?? 0}&action=edit`, shop.endpoint).href}`,
    );
  },
};

const productTypes: Check = {
  id: "product-types",
  means: "Products of other plugins' types, such as bundles, are left out of all lists.",
  needs: ["woographql"],
  async run(shop) {
    const { unsupported } = await scan(shop);
    return unsupported === 0
      ? pass("WooGraphQL knows the types of all products.")
      : warn(
          `${unsupported} ${unsupported === 1 ? "product has a type" : "products have types"} that WooGraphQL does not know.`,
          "In WordPress, tick GraphQL > Settings > WooCommerce > Enable Unsupported types to show them.",
        );
  },
};

export const catalogueChecks: readonly Check[] = [
  permalinks,
  pictureOrigins,
  pictures,
  productLists,
  productTypes,
];
