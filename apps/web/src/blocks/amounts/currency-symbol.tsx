import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { SymbolText } from '@besc/ui/symbol-text';

/** A token's symbol: whole up to 20 characters, else its first 4 and last 5 with all of it in the title. */
export function CurrencySymbol(props: { readonly symbol: string; readonly className?: string }) {
  const { symbol, className } = props;
  return <SymbolText text={displaySymbol(symbol)} whole={symbol} {...(className === undefined ? {} : { className })} />;
}
