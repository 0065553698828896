import { removePath } from '@besc/domain/liquidity/liquidity-path';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency, Token } from '@besc/domain/shared/token';
import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';

/** A position with only its LP known: the pair did not tell what it would pay. */
export function UnreadPositionRow(props: {
  readonly liquidity: bigint;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly wbesc: Token;
}) {
  const { t } = useText();
  const { liquidity, wbesc } = props;
  const [currencyA, currencyB] = pairOrder(props.currencyA, props.currencyB, wbesc.address);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border p-4">
      <div className="min-w-0">
        <bdi className="block font-semibold [overflow-wrap:anywhere]">
          {pairName(currencyA, currencyB, wbesc.address)}
        </bdi>
        <p className="text-sm">
          {t('LP tokens')}: <ShownAmount amount={liquidity} decimals={18} meaning="held" />
        </p>
        <p className="text-xs text-text-muted">{t('Couldn’t load what it would pay. It’s safe on the chain.')}</p>
      </div>
      <Button render={<Link to={removePath(currencyIdOf(currencyA), currencyIdOf(currencyB))} />}>{t('Remove')}</Button>
    </div>
  );
}
