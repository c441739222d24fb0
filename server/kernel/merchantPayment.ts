import { z } from "zod";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { SettingError } from "./config.ts";
import { importMerchantModule } from "./merchantModule.ts";

// The merchant's payment methods with fields, imported once from the optional module `shop/payment.ts`.

/** Ids and names are parts of the names of inputs. */
const name = z.string().regex(/^[\w-]{1,60}$/, "use letters, digits, - and _ only");

const schema = z
  .array(
    z.strictObject({
      id: name,
      fields: z
        .array(
          z.strictObject({
            name,
            label: z.string().trim().min(1, "a label is missing"),
            description: z.string().optional(),
            required: z.boolean().optional(),
          }),
        )
        .min(1, "a method without fields needs no entry")
        .refine((fields) => isUnique(fields.map((field) => field.name)), "two fields share a name"),
    }),
  )
  .refine((methods) => isUnique(methods.map(({ id }) => id)), "two methods share an id");

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Validates the methods; returns an error whose sentence says what is wrong. */
export function readPaymentFields(declared: unknown): PaymentFields | SettingError {
  const { success, data, error } = schema.safeParse(declared);
  if (success) return data;
  const [issue] = error.issues;
  const place = issue?.path.join(".") || "paymentFields";
  return new SettingError(`shop/payment.ts cannot be used: ${place}: ${issue?.message}`);
}

const declared = await importMerchantModule<unknown>("shop/payment.ts", "paymentFields", []);
const imported = declared instanceof SettingError ? declared : readPaymentFields(declared);

/** Returns the payment methods with fields; throws if the module cannot be used. */
export function merchantPayment(): PaymentFields {
  if (imported instanceof SettingError) throw imported;
  return imported;
}
