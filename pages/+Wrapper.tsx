export { PageRoot as Wrapper } from "#components/frame/PageRoot.tsx";
