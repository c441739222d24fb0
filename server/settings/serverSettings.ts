import { z } from "zod";

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
  ENV_FILE: z
    .string()
    .default(".env")
    .describe("File with settings, a NAME=value per line; variables of the environment win.")
    .meta({ example: ".env" }),
};
