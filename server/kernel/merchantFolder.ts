import { z } from "zod";
import { languages } from "#words/inLanguage.ts";
import type { PaymentFields } from "#relay/contract/order/paymentFields.ts";
import type { HomeSection } from "#relay/contract/page/homeSections.ts";
import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";
import { SettingError } from "./config.ts";
import { homeSchema, menuSchema } from "./menuAndHome.ts";
import { mergeTexts } from "#relay/contract/page/shopTexts.ts";
import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";
import { language } from "#words/language.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./tool.ts";

// The merchant's texts, menu, front page and payment methods with fields, imported once from the
// optional modules `shop/texts.ts`, `shop/menu.ts`, `shop/home.ts` (each with variants for a
// language such as `shop/texts.de.ts`) and `shop/payment.ts`.

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

/** Returns a module's value, or an error whose sentence says what is wrong. */
function checked<Value>(
  valid: z.ZodType,
  declared: unknown,
  { file, name }: { file: string; name: string },
): Value | SettingError {
  const { success, data, error } = valid.safeParse(declared);
  if (success) return data as Value;
  const [issue] = error.issues;
  const place = issue?.path.join(".") || name;
  return new SettingError(`${file} cannot be used: ${place}: ${issue?.message}`);
}

/** Validates the methods; returns an error whose sentence says what is wrong. */
export const readPaymentFields = (declared: unknown): PaymentFields | SettingError =>
  checked(schema, declared, { file: "shop/payment.ts", name: "paymentFields" });

/** Validates the links of a menu; returns an error whose sentence says what is wrong. */
export const readMenu = (declared: unknown, file = "shop/menu.ts"): ShopMenu | SettingError =>
  checked(menuSchema, declared, { file, name: "menu" });

/** Validates the front page's sections; returns an error whose sentence says what is wrong. */
export const readHome = (
  declared: unknown,
  file = "shop/home.ts",
): readonly HomeSection[] | SettingError => checked(homeSchema, declared, { file, name: "home" });

const declared = await importMerchantModule<unknown>("shop/payment.ts", "paymentFields", []);
const payment = declared instanceof SettingError ? declared : readPaymentFields(declared);

/** Returns the payment methods with fields; throws if the module cannot be used. */
export const merchantPayment = (): PaymentFields => usable(payment);

/** Returns a module's value; throws if it cannot be used. */
function usable<Value>(value: Value | SettingError): Value {
  if (value instanceof SettingError) throw value;
  return value;
}

/** Imports a module, and its variants for a language; returns the values for the current one. */
async function importForLanguages<Value>(
  importFile: (file: string) => Promise<Value | SettingError>,
  name: string,
): Promise<() => { shared: Value; own: Value | undefined }> {
  const shared = await importFile(`shop/${name}.ts`);
  const own = new Map<string, Value | SettingError>();
  for (const each of languages) own.set(each, await importFile(`shop/${name}.${each}.ts`));
  return () => ({ shared: usable(shared), own: usable(own.get(language())) });
}

const importTexts = (file: string) => importMerchantModule<ShopTexts>(file, "texts", {});
const textsNow = await importForLanguages(importTexts, "texts");

/**
 * Returns the texts that win over the backend's, those of the current language first; throws if a
 * module cannot be used.
 */
export function merchantTexts(): ShopTexts {
  const { shared, own } = textsNow();
  return mergeTexts(shared, own);
}

/** Imports a list, and its variants for a language, each of which replaces it as a whole. */
async function importList<Entry>(
  name: string,
  read: (declared: unknown, file: string) => readonly Entry[] | SettingError,
  example: readonly Entry[],
): Promise<() => readonly Entry[] | undefined> {
  const listNow = await importForLanguages(async (file) => {
    const list = await importMerchantModule<unknown>(file, name, undefined, example);
    return list === undefined || list instanceof SettingError ? list : read(list, file);
  }, name);
  return () => {
    const { shared, own } = listNow();
    return own ?? shared;
  };
}

/** Returns the links of the menu; undefined if the shop has the default ones. */
export const merchantMenu = await importList("menu", readMenu, []);

/** Returns the front page's sections; undefined if the shop has the default ones. */
export const merchantHome = await importList("home", readHome, [{ kind: "hero" }]);

/**
 * Imports a value from a module of the merchant's folder. Returns the default if there is no such
 * file, and an error if it cannot be read or lacks the value, of which it gives an example.
 */
async function importMerchantModule<Value>(
  file: string,
  name: string,
  byDefault: Value,
  example: unknown = byDefault,
): Promise<Value | SettingError> {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return byDefault;
  try {
    const { [name]: value } = (await import(path)) as Record<string, Value>;
    const empty = JSON.stringify(example);
    return (
      value ??
      new SettingError(`${file} exports no ${name}: add “export const ${name} = ${empty};”.`)
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new SettingError(`${file} cannot be read: ${reason}`, { cause });
  }
}
