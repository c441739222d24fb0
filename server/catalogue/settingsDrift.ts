import type { Algoliasearch, IndexSettings } from "algoliasearch";
import { ifThere } from "./indexState.ts";
import { OWN_SYNONYM, SYNONYMS } from "#relay/contract/search/synonyms.ts";

/** Differences between an application's settings and the code's. */
export type SettingsDrift = {
  /** Names of the settings that differ, by index. */
  settings: Map<string, string[]>;
  /** Ids of synonyms that are missing or differ, and of those removed from the code. */
  synonyms: { changed: string[]; surplus: string[] };
};

/** Settings whose lists have no order. */
const UNORDERED = new Set(["attributesForFaceting", "replicas"]);

/** Normalizes a setting's value for comparison; indexes format white space differently. */
function spelled(name: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null);
  const list = value.map((item) => String(item).replace(/\s/g, ""));
  return JSON.stringify(UNORDERED.has(name) ? list.toSorted() : list);
}

/** Returns the names of the settings that differ in an index. */
export function changedSettings(wanted: IndexSettings, actual: object = {}): string[] {
  const known = new Map<string, unknown>(Object.entries(actual));
  return Object.entries(wanted)
    .filter(([name, value]) => spelled(name, value) !== spelled(name, known.get(name)))
    .map(([name]) => name);
}

/** Compares settings and synonyms with the code's; ignores those that the code does not name. */
export async function settingsDrift(
  client: Algoliasearch,
  wanted: ReadonlyMap<string, IndexSettings>,
): Promise<SettingsDrift> {
  const settings = new Map<string, string[]>();
  for (const [indexName, those] of wanted) {
    const changed = changedSettings(those, await ifThere(client.getSettings({ indexName })));
    if (changed.length > 0) settings.set(indexName, changed);
  }
  const [index = ""] = wanted.keys();
  const known = new Map<string, string>();
  const browsed = client.browseSynonyms({
    indexName: index,
    aggregator: ({ hits }) => {
      for (const { objectID, synonyms } of hits) known.set(objectID, JSON.stringify(synonyms));
    },
  });
  await ifThere(browsed);
  const ours = new Map(SYNONYMS.map((one) => [one.objectID, JSON.stringify(one.synonyms)]));
  return {
    settings,
    synonyms: {
      changed: [...ours.keys()].filter((id) => known.get(id) !== ours.get(id)),
      surplus: [...known.keys()].filter((id) => id.startsWith(OWN_SYNONYM) && !ours.has(id)),
    },
  };
}

/** Applies the code's settings and synonyms: the index first, as it creates its replicas. */
export async function applySettings(
  client: Algoliasearch,
  wanted: ReadonlyMap<string, IndexSettings>,
  wait: (indexName: string, taskID: number) => Promise<unknown>,
): Promise<void> {
  const { settings, synonyms } = await settingsDrift(client, wanted);
  for (const [indexName, indexSettings] of wanted) {
    if (!settings.has(indexName)) continue;
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await wait(indexName, taskID);
  }
  const [indexName = ""] = wanted.keys();
  if (synonyms.changed.length > 0) {
    const synonymHit = SYNONYMS.filter(({ objectID }) => synonyms.changed.includes(objectID));
    const sent = { indexName, synonymHit, forwardToReplicas: true };
    await wait(indexName, (await client.saveSynonyms(sent)).taskID);
  }
  for (const objectID of synonyms.surplus) {
    const gone = await client.deleteSynonym({ indexName, objectID, forwardToReplicas: true });
    // The protocol responds with a task id, which the client's type omits.
    await wait(indexName, (gone as unknown as { taskID: number }).taskID);
  }
}
