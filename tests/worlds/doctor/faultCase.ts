import type { ExaminedShop } from "#packages/doctor/checks/doctorCheck.ts";
import type { Fault, IncompleteShop } from "#tests/worlds/backends/incompleteShop.ts";

// Faulty endpoint of a test of the doctor, and the check that finds it.

/** Fault of a setting, an endpoint or a host. */
export type FaultCase = Fault & {
  shop?: "complete" | "protected" | "plugins";
  settings?: Record<string, string>;
  picture?: () => Response;
  over?: (shop: ExaminedShop) => Partial<ExaminedShop>;
  prepare?: (proxy: IncompleteShop) => void;
};

/** Response with a picture. */
export const jpeg = (bytes = 1000, type = "image/jpeg") =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type } });

/** Fault, the check that finds it, its result, and a part of its finding or its remedy. */
export type FaultCaseRow = [
  title: string,
  id: string,
  result: "warn" | "fail",
  words: string | RegExp,
  given: FaultCase,
];
