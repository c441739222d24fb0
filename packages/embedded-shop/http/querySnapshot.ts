import { getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Database } from "#shop/database.ts";

/** Creates the Yoga plugin that resolves a GraphQL query on one state of the database. */
export const querySnapshot = (database: Database): Plugin => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { document, operationName } = args;
    if (getOperationAST(document, operationName)?.operation !== "query") return;
    setExecuteFn((execution) => database.snapshot(() => executeFn(execution)));
  },
});
