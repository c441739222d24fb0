import { z } from "zod";
import { languages } from "#words/inLanguage.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import { SettingError } from "./config.ts";
import { mergeTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { language } from "#words/language.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./tool.ts";

// The merchant's texts and payment methods with fields, imported once from the optional modules
// `shop/texts.ts`, `shop/texts.de.ts` for a language, and `shop/payment.ts`.

/** Ids and names are parts of the names of inputs. */
const inputName = z.string().regex(/^[\w-]{1,60}$/, "use letters, digits, - and _ only");

/** Origin of another site. */
const origin = z.templateLiteral(["https://", z.string().regex(/^[a-z0-9.*-]+(?::\d+)?$/)]);

/** Adapter that draws a method's fields; a script is the provider's own. */
const adapter = z.strictObject({
  name: inputName,
  config: z.strictObject({
    publishableKey: z.string(),
    accountId: z.string().optional(),
    currency: z.string().regex(/^[A-Z]{3}$/, "use a code such as EUR"),
    locale: z.string().optional(),
    types: z.array(z.string()),
    savesCards: z.boolean(),
  }),
  sources: z.strictObject({
    "script-src": z.array(origin).optional(),
    "style-src": z.array(origin).optional(),
    "img-src": z.array(origin).optional(),
    "connect-src": z.array(origin).optional(),
    "frame-src": z.array(origin).optional(),
    "form-action": z.array(origin).optional(),
  }),
});

const schema = z
  .array(
    z.strictObject({
      id: inputName,
      adapter: adapter.optional(),
      fields: z
        .array(
          z.strictObject({
            name: inputName,
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
const payment = declared instanceof SettingError ? declared : readPaymentFields(declared);

/** Returns the payment methods with fields; throws if the module cannot be used. */
export function merchantPayment(): PaymentFields {
  if (payment instanceof SettingError) throw payment;
  return payment;
}

const importTexts = (file: string) => importMerchantModule<ShopTexts>(file, "texts", {});

const texts = await importTexts("shop/texts.ts");
const textsIn = new Map<string, ShopTexts | SettingError>();
for (const each of languages) textsIn.set(each, await importTexts(`shop/texts.${each}.ts`));

/**
 * Returns the texts that win over the backend's, those of the current language first; throws if a
 * module cannot be used.
 */
export function merchantTexts(): ShopTexts {
  const own = textsIn.get(language()) ?? {};
  if (texts instanceof SettingError) throw texts;
  if (own instanceof SettingError) throw own;
  return mergeTexts(texts, own);
}

/**
 * Imports a value from a module of the merchant's folder. Returns the default if there is no such
 * file, and an error if it cannot be read or lacks the value.
 */
async function importMerchantModule<Value>(
  file: string,
  name: string,
  byDefault: Value,
): Promise<Value | SettingError> {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return byDefault;
  try {
    const { [name]: value } = (await import(path)) as Record<string, Value>;
    const empty = JSON.stringify(byDefault);
    return (
      value ??
      new SettingError(`${file} exports no ${name}: add “export const ${name} = ${empty};”.`)
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new SettingError(`${file} cannot be read: ${reason}`, { cause });
  }
}
