export { PageRoot as Wrapper } from "#components/layout/PageRoot.tsx";
