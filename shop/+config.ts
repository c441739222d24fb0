import type { Config } from "vike/types";

/** Addresses of the pages in `shop/pages/`: that of `shop/pages/about/` is `/about`. */
export default { filesystemRoutingRoot: "/" } satisfies Config;
