import type { Currency } from '@besc/domain/shared/token';
import { Notice } from '@besc/ui/notice';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { useArrivesWhole } from '../../../blocks/token-select/use-arrives-whole';

const texts = {
  add: '%symbol% takes a fee on every transfer: the pool receives less than you add.',
  remove: '%symbol% takes a fee on every transfer: you’ll receive less than shown.',
} as const;

/** Says of tokens that do not arrive whole why: they are flagged as compromised or taxed, or unknown. */
export function TaxNotice(props: {
  readonly currencies: readonly (Currency | undefined)[];
  readonly direction: 'add' | 'remove';
  /** The simulation has shown that nothing is taken. */
  readonly isWhole?: boolean;
  readonly className?: string;
}) {
  const { t } = useText();
  const { warningTokens } = useChain().settings;
  const arrivesWhole = useArrivesWhole();
  const told = props.currencies.flatMap((currency) => {
    if (currency?.kind !== 'token' || arrivesWhole(currency)) return [];
    const { address, symbol } = currency;
    const kind = warningTokens.find((entry) => entry.address === address)?.kind;
    if (kind === undefined && props.isWhole) return [];
    return [{ address, kind, symbol: <CurrencySymbol symbol={symbol} /> }];
  });
  return told.map(({ address, kind, symbol }) => (
    <Notice
      key={address}
      tone={kind === undefined ? 'info' : kind === 'compromised' ? 'danger' : 'warning'}
      className={props.className ?? ''}
    >
      {kind === 'compromised'
        ? withParts(
            t('%symbol% is marked as compromised. Don’t trust its contract or price: you could lose what you put in.'),
            { symbol },
          )
        : withParts(
            t(
              kind === undefined
                ? '%symbol% may take a fee on transfers. If it does, you’ll receive less than shown.'
                : texts[props.direction],
            ),
            { symbol },
          )}
    </Notice>
  ));
}
