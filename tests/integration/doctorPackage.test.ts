import { expect, test } from "vitest";
import * as doctor from "#packages/doctor/doctor.ts";
import * as init from "#packages/doctor/init.ts";
import * as mirror from "#packages/doctor/mirror.ts";
import * as schema from "#packages/doctor/schema.ts";
import { loadDoctor } from "#server/commands/doctor/doctorPackage.ts";
import type { Doctor } from "#server/commands/doctor/doctorPackage.ts";

// The server loads the package without its types: this assignment compares them.
const exported: Doctor = { doctor, init, mirror, schema };

test("Commands and the start reach the doctor's package, which takes what they give", async () => {
  for (const name of Object.keys(exported) as (keyof Doctor)[]) {
    expect(await loadDoctor(name)).toEqual(exported[name]);
  }
});
