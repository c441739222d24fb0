import { z } from "zod";
import { wholeNumber } from "./settingTypes.ts";

/** Settings of the server: its address, its data and where its settings come from. */
export const serverSettings = {
  PORT: z.coerce
    .number("must be a port number")
    .int("must be a port number")
    .min(0, "must be a port number")
    .max(65_535, "must be a port number")
    .default(3000)
    .describe("Port to listen on; 0 picks a free one.")
    .meta({ example: "3000" }),
  HOST: z
    .string()
    .min(1, "must not be empty")
    .default("127.0.0.1")
    .describe("Address to listen on; 0.0.0.0 in a container.")
    .meta({ example: "127.0.0.1" }),
  DATA_DIR: z
    .string()
    .min(1, "must not be empty")
    .default(".data")
    .describe("Folder for stored data: orders, pages, pictures, earlier builds.")
    .meta({ example: ".data" }),
  CACHE_URL: z
    .url({
      protocol: /^(?:redis|valkey)s?$/,
      error: "must be a redis, rediss, valkey or valkeys address",
    })
    .optional()
    .describe("URL of the Valkey or Redis that several servers share; unset, there is one server.")
    .meta({ example: "valkey://127.0.0.1:6379" }),
  PAGE_CACHE_MEMORY_MB: wholeNumber("megabytes")
    .min(1, "must be at least 1")
    .max(1_048_576, "must be at most 1048576")
    .default(128)
    .describe("Memory for cached pages, in megabytes; those requested last stay.")
    .meta({ example: "128" }),
  PAGE_CACHE_DISK_MB: wholeNumber("megabytes")
    .min(10, "must be at least 10")
    .max(1_073_741_824, "must be at most 1073741824")
    .default(8192)
    .describe("Disk space for cached pages, in megabytes; those used last stay.")
    .meta({ example: "8192" }),
  ENV_FILE: z
    .string()
    .default(".env")
    .describe("File with settings, a NAME=value per line; variables of the environment win.")
    .meta({ example: ".env" }),
};
