export { AccountPage as Page } from "#components/account/AccountPage.tsx";
