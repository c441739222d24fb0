import { createApp } from "#server/app.ts";
import { readConfig } from "#server/kernel/config.ts";

// Storefront of the crawler benchmark, in a process of its own; it ends with the benchmark.

const app = await createApp(readConfig(), { logLevel: "silent" });
process.once("disconnect", () => process.exit());
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
