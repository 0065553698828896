import type { Currency } from '@besc/domain/shared/token';
import { Notice } from '@besc/ui/notice';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';

const texts = {
  add: '%symbol% takes a fee from every transfer: less than you add arrives in the pool.',
  remove: '%symbol% takes a fee from every transfer: less than is shown arrives in your wallet.',
} as const;

/** Says of flagged tokens that they are compromised, or that a part of every transfer is taken. */
export function TaxNotice(props: {
  readonly currencies: readonly (Currency | undefined)[];
  readonly direction: 'add' | 'remove';
}) {
  const { t } = useText();
  const { warningTokens } = useChain().settings;
  const flagged = props.currencies.flatMap((currency) => {
    const entry = warningTokens.find(({ address }) => currency?.kind === 'token' && address === currency.address);
    return currency && entry ? [{ ...entry, symbol: <CurrencySymbol symbol={currency.symbol} /> }] : [];
  });
  return flagged.map(({ address, kind, symbol }) => (
    <Notice key={address} tone={kind === 'compromised' ? 'danger' : 'warning'} className="mt-3">
      {kind === 'compromised'
        ? withParts(
            t(
              '%symbol% is marked as compromised. Its contract and its price cannot be trusted, and what you put into it may be lost.',
            ),
            { symbol },
          )
        : withParts(t(texts[props.direction]), { symbol })}
    </Notice>
  ));
}
