export { frameQuery as frame } from "#components/frame/frameQuery.ts";
