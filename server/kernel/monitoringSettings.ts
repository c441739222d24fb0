import { z } from "zod";
import { logLevels } from "./logOptions.ts";
import { webAddress } from "./settingTypes.ts";

/** Settings of log, metrics and traces. */
export const monitoringSettings = {
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("warn")
    .describe("Lowest level of the log: trace, debug, info (each request), warn … or silent.")
    .meta({ example: "info" }),
  STATUS_PASSWORD: z
    .string()
    .regex(/^[!-~]{16,}$/, "must have at least 16 letters, digits or signs, and no spaces")
    .optional()
    .describe(
      "Password of /status, and of /metrics for other machines; unset, there is no /status.",
    )
    .meta({ example: "c0ffee00c0ffee00" }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe("URL of an OpenTelemetry collector (OTLP over HTTP); unset, no spans are sent.")
    .meta({ example: "http://127.0.0.1:4318" }),
};
