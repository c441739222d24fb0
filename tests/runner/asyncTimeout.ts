import { configure } from "@testing-library/react";
import { scaled } from "#tests/worlds/servers/environment.ts";

// Timeout of the waiting functions of Testing Library, whose default of one second is too short for a
// busy machine.

configure({ asyncUtilTimeout: scaled(10_000) });
