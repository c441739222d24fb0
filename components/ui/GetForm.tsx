import type { ComponentProps, FormEvent } from "react";
import { navigate } from "vike/client/router";

type Fields = readonly (readonly [string, string])[];

type GetFormProps = Omit<ComponentProps<"form">, "method" | "onSubmit"> & {
  action: string;
  /** Spells the fields as a search string, where that is not for the form to do. */
  spell?: (fields: Fields) => string;
  /** Told of the address before it is gone to; true where it has been seen to already. */
  onGo?: ((address: string) => boolean | void) | undefined;
};

function spellPlainly(fields: Fields): string {
  const search = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return search.size > 0 ? `?${search}` : "";
}

/** A form whose fields become the address of the page it leads to; empty ones are left out. */
export function GetForm(props: GetFormProps) {
  const { action, spell = spellPlainly, onGo, children, ...rest } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [],
    );
    const address = action + spell(fields);
    const keepScrollPosition = action === location.pathname;
    if (!onGo?.(address)) void navigate(address, { keepScrollPosition });
  };
  return (
    <form {...rest} method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  );
}
