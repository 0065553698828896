import { addPath, removePath } from '@besc/domain/liquidity/liquidity-path';
import { formatPairShareExact } from '@besc/domain/liquidity/pair-share';
import { orderedAmounts, type Position } from '@besc/domain/liquidity/position';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Link } from 'wouter';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { formatPercent } from '../../../lib/format-percent';

export interface PositionProps {
  readonly position: Position;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly wbesc: Token;
}

/** What a position can be gone on with. */
export type PositionAction = 'add' | 'remove';

/** LP, share and pooled amounts of a position. */
export function PositionFigures({ position, currencyA, currencyB, wbesc }: PositionProps) {
  const { t, locale } = useText();
  const { amountA, amountB } = orderedAmounts(position, wrapped(currencyA, wbesc).address);
  const { kLast, isFeeOn } = position.supplied;
  const amount = (value: bigint, decimals: number) => <ShownAmount amount={value} decimals={decimals} meaning="held" />;
  return (
    <dl>
      <DataRow label={t('LP tokens')}>{amount(position.liquidity, 18)}</DataRow>
      <DataRow label={t('Share of Pool')}>
        <span dir="ltr">{formatPercent(formatPairShareExact(position.share), locale)}</span>
      </DataRow>
      <DataRow label={t('Pooled %asset%', { asset: displaySymbol(currencyA.symbol) })}>
        {amount(amountA, currencyA.decimals)}
      </DataRow>
      <DataRow label={t('Pooled %asset%', { asset: displaySymbol(currencyB.symbol) })}>
        {amount(amountB, currencyB.decimals)}
      </DataRow>
      {kLast === undefined || isFeeOn === undefined ? (
        <DataRow label={t('Some of this couldn’t be loaded')}>{t('You may get back slightly less.')}</DataRow>
      ) : null}
    </dl>
  );
}

/** The ways on from a position. */
export function PositionActions({
  position,
  currencyA,
  currencyB,
  actions,
}: PositionProps & { readonly actions: readonly PositionAction[] }) {
  const { t } = useText();
  const [a, b] = [currencyIdOf(currencyA), currencyIdOf(currencyB)];
  if (actions.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-2 pb-1 sm:flex-row-reverse">
      {actions.includes('remove') && position.liquidity > 0n ? (
        <Button wide render={<Link to={removePath(a, b)} />}>
          {t('Remove')}
        </Button>
      ) : null}
      {actions.includes('add') ? (
        <Button kind="soft" wide render={<Link to={addPath(a, b)} />}>
          {t('Add liquidity instead')}
        </Button>
      ) : null}
    </div>
  );
}
