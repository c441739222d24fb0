export { frameQuery as frame } from "#components/layout/frameQuery.ts";
