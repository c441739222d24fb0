import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";
import type { Guard } from "#server/limits/guards.ts";

// Storefront of the crawler benchmark, in a process of its own, with some guards switched off; it
// ends with the benchmark.

const switchedOff = process.argv.slice(2) as Guard[];
const app = await createApp(readConfig(), { switchedOff, logLevel: "silent" });
process.once("disconnect", () => process.exit());
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
