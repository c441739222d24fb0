import type { PageRules } from "#relay/contract/page/pageRules.ts";
import { createRoutes } from "./routes.ts";
import type { PageRoute, Routes } from "./routes.ts";

// Test fixture: routes of the page folders, read with Vite's glob imports.

const DEFAULT = "/pages/+rules.ts";
const ERROR_PAGE = "/pages/_error";

const rulesFiles = import.meta.glob<{ rules: PageRules }>("/pages/**/+rules.ts", { eager: true });
const pageFiles = Object.keys(import.meta.glob("/pages/**/+Page.tsx"));

/** For tests: Vike's route string of a page folder. */
const routeIn = (folder: string) =>
  folder === "/pages/@page" ? "/*" : folder.replace(/^\/pages/, "").replace(/^\/index$/, "/");

/** For tests: the pages of the sources with their own rules, or else the default. */
export const sourceRoutes = (): PageRoute[] =>
  pageFiles
    .map((file) => file.replace(/\/\+Page\.tsx$/, ""))
    .filter((folder) => folder !== ERROR_PAGE)
    .map((folder) => {
      const { rules } = rulesFiles[`${folder}/+rules.ts`] ?? rulesFiles[DEFAULT] ?? {};
      if (!rules) throw new Error(`There are no rules for ${folder}.`);
      return { route: routeIn(folder), rules };
    });

/** For tests: the routes of the sources. */
export const shopRoutes = (): Routes => createRoutes(sourceRoutes());
