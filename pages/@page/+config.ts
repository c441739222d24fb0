import type { Config } from "vike/types";

// Whatever no other route takes: only WordPress knows its pages.
export default { route: "/*" } satisfies Config;
