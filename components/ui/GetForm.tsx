import type { ComponentProps, FormEvent } from "react";
import { navigate } from "vike/client/router";
import { localePath } from "#words/localePath.ts";

// GET form with client-side navigation, for search, facets and sort order.

type Fields = readonly (readonly [string, string])[];

type GetFormProps = Omit<ComponentProps<"form">, "method" | "onSubmit"> & {
  action: string;
  /** Serializes the fields to a search string; by default as plain parameters. */
  spell?: (fields: Fields) => string;
  /** Called with the address before navigating to it; returns true if it has handled it. */
  onNavigate?: ((address: string) => boolean | void) | undefined;
};

function serializePlain(fields: Fields): string {
  const search = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return search.size > 0 ? `?${search}` : "";
}

/** Navigates to `action` without a full load; empty fields are left out of the address. */
export function GetForm(props: GetFormProps) {
  const { action, spell = serializePlain, onNavigate, children, ...rest } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [],
    );
    const address = action + spell(fields);
    const keepScrollPosition = localePath(action) === location.pathname;
    if (!onNavigate?.(address)) void navigate(localePath(address), { keepScrollPosition });
  };
  return (
    <form {...rest} method="get" action={localePath(action)} onSubmit={submit}>
      {children}
    </form>
  );
}
