import type { Config } from "vike/types";

// Catch-all route: only WordPress knows its pages.
export default { route: "/*" } satisfies Config;
