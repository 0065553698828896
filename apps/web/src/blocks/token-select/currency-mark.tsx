import type { Currency } from '@besc/domain/shared/token';
import { TokenMark } from '@besc/ui/token-mark';
import { NativeMark } from './native-mark';

/**
 * The picture of a currency from our own server, else a generated mark. A list's own logo address is never loaded: the
 * page asks nobody but its own server for pictures. The native coin has a mark of its own, so that it and its wrapped form
 * are told apart.
 */
export function CurrencyMark({ currency, size = 32 }: { readonly currency: Currency; readonly size?: number }) {
  if (currency.kind === 'native') return <NativeMark size={size} />;
  return (
    <TokenMark
      seed={currency.address}
      symbol={currency.symbol}
      sources={[`/images/tokens/${currency.address}.png`]}
      size={size}
    />
  );
}
