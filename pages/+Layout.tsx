export { SiteFrame as Layout } from "#components/frame/SiteFrame.tsx";
