import { useEffect } from 'react';
import { useChain } from '../blocks/chain/chain-context';
import type { PageTitle } from '../blocks/feature/page-title';
import { useText } from '../blocks/language/use-text';
import { titleSymbolStore } from '../blocks/navigation/title-symbol-store';
import { useLivePrice } from '../blocks/navigation/use-live-price';
import { documentTitle } from './document-title';

/** Keeps the browser's title and the description in step with the page, the language and the live price. */
export function useDocumentTitle(entry: PageTitle | undefined): void {
  const { settings } = useChain();
  const { t } = useText();
  const symbol = titleSymbolStore((state) => state.symbol);
  const price = useLivePrice();
  const title = documentTitle({
    name: entry && t(entry.name),
    suffix: entry?.suffix && t(entry.suffix),
    productName: settings.productName,
    symbol,
    price,
  });
  const description = t(entry?.description ?? 'Swap tokens on the BESC chain.');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
