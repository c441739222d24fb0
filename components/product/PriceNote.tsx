import { usePages } from "#components/page/usePages.ts";
import { useWords } from "#components/page/useShopTexts.ts";
import { isDeliveryPage } from "#relay/contract/page/isBuyersPage.ts";
import { localePath } from "#words/localePath.ts";
import { tags } from "#words/t.ts";

// Note beside prices: tax and, where the shop's words have it, delivery.

/** Renders a note on tax; `isDelivered` adds delivery, with a link to the page about it. */
export function PriceNote({ note, isDelivered }: { note: string; isDelivered: boolean }) {
  const { plusDelivery } = useWords();
  if (!isDelivered || !plusDelivery) return note;
  return <NoteWithDelivery note={note} delivery={plusDelivery} />;
}

function NoteWithDelivery({ note, delivery }: { note: string; delivery: string }) {
  const uri = usePages().find((page) => isDeliveryPage(page.uri))?.uri;
  const link = (text: string, key: number) =>
    uri ? (
      <a key={key} href={localePath(uri.replace(/\/$/, ""))}>
        {text}
      </a>
    ) : (
      text
    );
  return tags("product.noteWithDelivery", { link }, { note, delivery });
}
