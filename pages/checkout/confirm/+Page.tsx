export { ConfirmPage as Page } from "./ConfirmPage.tsx";
