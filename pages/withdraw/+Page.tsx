export { WithdrawPage as Page } from "./WithdrawPage.tsx";
