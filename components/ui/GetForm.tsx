import type { ComponentProps, FormEvent } from "react";
import { navigate } from "vike/client/router";

type GetFormProps = Omit<ComponentProps<"form">, "method" | "onSubmit"> & { action: string };

/** A form whose fields become the address of the page it leads to; empty ones are left out. */
export function GetForm({ action, children, ...rest }: GetFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim() !== "") address.set(name, value.trim());
    }
    const keepScrollPosition = action === location.pathname;
    void navigate(address.size > 0 ? `${action}?${address}` : action, { keepScrollPosition });
  };
  return (
    <form {...rest} method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  );
}
