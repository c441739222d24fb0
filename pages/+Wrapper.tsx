export { RelayProvider as Wrapper } from "#components/layout/RelayProvider.tsx";
