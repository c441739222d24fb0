export { SuccessPage as Page } from "./SuccessPage.tsx";
