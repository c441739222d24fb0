import { isFields } from "#search/record.ts";
import { refuse } from "#search/searchError.ts";
import { DEFAULTS, replicasOf, texts } from "#search/settings.ts";
import type { Settings } from "#search/settings.ts";
import type { IndexRow } from "#search/store/indexTable.ts";
import type { Indexes } from "#search/store/indexes.ts";
import type { Tasks } from "#search/store/tasks.ts";
import type { Route } from "./handler.ts";

// HTTP routes of Algolia's index API: list, settings, copy, move, deletion and task status.

const now = () => new Date().toISOString();

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Merges sent settings over the stored ones; null removes a setting. */
function changed(before: Settings, sent: Record<string, unknown>): Settings {
  const merged = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

/** Returns the routes over these indexes; each write responds with the id of a task. */
export function indexRoutes(indexes: Indexes, tasks: Tasks): Route[] {
  function setSettings(name: string, body: unknown, isForwarded: boolean) {
    if (!isFields(body)) return refuse("Expected an object of settings");
    const before = indexes.all().find((row) => row.name === name);
    if (before?.primary !== undefined && "replicas" in body) {
      return refuse(`replicas: ${name} is a replica itself`);
    }
    const { replicas: _, ...forwarded } = body;
    const others = isForwarded ? replicasOf(before?.settings ?? {}) : [];
    const work = [
      indexes.setSettings(name, changed(before?.settings ?? {}, body)),
      ...others.map((replica) =>
        indexes.setSettings(replica.name, changed(indexes.find(replica.name).settings, forwarded)),
      ),
    ];
    return { taskID: tasks.begin(Promise.all(work)), updatedAt: now() };
  }

  async function operate(name: string, body: unknown) {
    const { operation, destination, scope } = isFields(body) ? body : {};
    if (typeof destination !== "string" || destination === "") {
      return refuse("destination is missing");
    }
    if (operation === "copy") {
      await indexes.copy(
        name,
        destination,
        scope === undefined ? scope : texts({ scope }, "scope"),
      );
    } else if (operation === "move") await indexes.move(name, destination);
    else return refuse(`Unknown operation ${JSON.stringify(operation)}`);
    return { taskID: tasks.done(), updatedAt: now() };
  }

  async function described({ name, primary, settings, created, updated }: IndexRow) {
    const corpus = await indexes.find(name).family.corpus();
    const replicas = replicasOf(settings).map((replica) => replica.name);
    return {
      name,
      createdAt: iso(created),
      updatedAt: iso(updated),
      entries: corpus.live,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(primary === undefined ? {} : { primary }),
      ...(replicas.length > 0 ? { replicas } : {}),
    };
  }

  return [
    {
      pattern: "GET /1/indexes",
      access: "admin",
      respond: async () => ({
        items: await Promise.all(indexes.all().map(described)),
        nbPages: 1,
      }),
    },
    {
      pattern: "GET /1/indexes/:/settings",
      access: "admin",
      respond: ({ names: [name = ""] }) => {
        const { settings, primary } = indexes.find(name);
        return { ...DEFAULTS, ...settings, ...(primary === undefined ? {} : { primary }) };
      },
    },
    {
      pattern: "PUT /1/indexes/:/settings",
      access: "admin",
      respond: ({ names: [name = ""], body, address }) =>
        setSettings(name, body, address.searchParams.get("forwardToReplicas") === "true"),
    },
    {
      pattern: "GET /1/indexes/:/task/:",
      access: "admin",
      respond: ({ names: [, id = ""] }) => tasks.status(Number(id)),
    },
    {
      pattern: "GET /1/task/:",
      access: "admin",
      respond: ({ names: [id = ""] }) => tasks.status(Number(id)),
    },
    {
      pattern: "POST /1/indexes/:/operation",
      access: "admin",
      respond: ({ names: [name = ""], body }) => operate(name, body),
    },
    {
      pattern: "DELETE /1/indexes/:",
      access: "admin",
      respond: ({ names: [name = ""] }) => {
        const row = indexes.all().find((known) => known.name === name);
        if (row?.primary !== undefined) refuse(`${name} is a replica of ${row.primary}`);
        indexes.remove(name);
        return { taskID: tasks.done(), deletedAt: now() };
      },
    },
  ];
}
