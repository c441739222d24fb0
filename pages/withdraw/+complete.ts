export { addAccount as complete } from "#components/account/addAccount.ts";
