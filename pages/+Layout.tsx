export { SiteFrame as Layout } from "#components/layout/SiteFrame.tsx";
