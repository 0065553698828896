import type { Currency } from '@besc/domain/shared/token';
import { TokenMark } from '@besc/ui/token-mark';
import { useRemotePicture } from '../pictures/use-remote-picture';
import { NativeMark } from './native-mark';

/**
 * The picture of a currency from our own server, else the one its list names as our server redrew it, else a generated
 * mark: the page asks only its own servers for pictures. The native coin has a mark of its own, so that it and its
 * wrapped form are told apart.
 */
export function CurrencyMark({ currency, size = 32 }: { readonly currency: Currency; readonly size?: number }) {
  const remotePicture = useRemotePicture();
  if (currency.kind === 'native') return <NativeMark size={size} />;
  return (
    <TokenMark
      seed={currency.address}
      symbol={currency.symbol}
      sources={[`/images/tokens/${currency.address}.png`, ...remotePicture(currency.logoURI)]}
      size={size}
    />
  );
}
