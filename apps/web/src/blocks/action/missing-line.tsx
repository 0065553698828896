import { addressOf } from '@besc/contracts/deploy/address-of';
import { formatExact } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { hrefOf } from '../../lib/query-text';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { ShownAmount } from '../amounts/shown-amount';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { withParts } from '../language/with-parts';
import { buyQuery } from '../navigation/buy-query';
import { RemedyLine } from './remedy-line';

/** How much of a currency is missing in the wallet, a swap that brings it, and the most that can be done without. */
export function MissingLine(props: {
  readonly currency: Currency;
  readonly amount: bigint;
  /** Types what there is; undefined where that is nothing. */
  readonly onUseBalance: (() => void) | undefined;
}) {
  const { t } = useText();
  const { currency, amount, onUseBalance } = props;
  const stable = addressOf(useChain().settings, 'tokens', 'stable');
  const wish = { exactAmount: formatExact(amount, currency.decimals), exactField: 'output' };
  return (
    <RemedyLine
      acts={
        <>
          {onUseBalance ? (
            <Button size="small" kind="soft" onClick={onUseBalance}>
              {t('Use balance')}
            </Button>
          ) : null}
          <Button size="small" render={<Link to={hrefOf('/swap', { ...buyQuery(currency, stable), ...wish })} />}>
            {t('Get %symbol%', { symbol: displaySymbol(currency.symbol) })}
          </Button>
        </>
      }
    >
      {withParts(t('You need %amount% %symbol% more.'), {
        amount: <ShownAmount amount={amount} decimals={currency.decimals} meaning="paid" />,
        symbol: <CurrencySymbol symbol={currency.symbol} />,
      })}
    </RemedyLine>
  );
}
