import { fileURLToPath } from "node:url";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

const PLUGIN = fileURLToPath(import.meta.resolve("babel-plugin-relay"));

/**
 * Vite plugin that replaces `graphql` tags with imports of the relay compiler's artifacts. Babel
 * parses only files that contain a tag: parsing every source would take most of a transform's time.
 * @param id matches the paths of the files
 * @param artifactDirectory folder of their artifacts, relative to the project
 */
export const graphqlTags = (id: RegExp, artifactDirectory: string) =>
  babel({
    include: id,
    presets: [
      defineRolldownBabelPreset({
        preset: () => ({ plugins: [[PLUGIN, { eagerEsModules: true, artifactDirectory }]] }),
        rolldown: { filter: { code: "graphql`" } },
      }),
    ],
  });
