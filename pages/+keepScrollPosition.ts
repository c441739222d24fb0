export { keepScrollPosition } from "#components/navigation/keepScrollPosition.ts";
