import { ButtonLink } from "#components/ui/ButtonLink.tsx";

/** Sentence in place of a list that the backend did not return, with a link that tries again. */
export function UnavailableList({ name, href }: { name: "orders" | "downloads"; href: string }) {
  return (
    <>
      <p role="status">{`We can’t read your ${name} right now. Nothing in your account has changed; try again in a moment.`}</p>
      <div>
        <ButtonLink href={href} rel="external" variant="quiet">
          Try again
        </ButtonLink>
      </div>
    </>
  );
}
