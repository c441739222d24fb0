import { paymentFieldsOf } from "../../../relay/contract/order/paymentFields.ts";
import { paymentPlace } from "../../../relay/contract/order/paymentMethods.ts";
import { once } from "./doctorCheck.ts";
import type { ExaminedShop } from "./doctorCheck.ts";

type Gateways = { paymentGateways: { nodes: { id: string }[] } | null };

/** Reads the payment methods of the examined shop, with the place where each is paid. */
export const paidMethods = once(async ({ probe, use, paymentFields }: ExaminedShop) => {
  const query = "query doctorPaymentQuery { paymentGateways(first: 100) { nodes { id } } }";
  const { data } = await probe<Gateways>({ operationName: "doctorPaymentQuery", query });
  return (data?.paymentGateways?.nodes ?? []).map(({ id }) => ({
    id,
    place: paymentPlace(id, use, paymentFields),
    isDeclared: paymentFieldsOf(paymentFields, id).length > 0,
  }));
});
