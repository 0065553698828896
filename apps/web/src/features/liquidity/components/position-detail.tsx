import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { DataRow } from '@besc/ui/data-row';
import { Suspense } from 'react';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdFigure } from '../../../blocks/amounts/usd-figure';
import { Marked } from '../../../blocks/check/marked';
import { useText } from '../../../blocks/language/use-text';
import { lazyPart } from '../../../lib/lazy-part';
import type { PositionRow } from '../position-row';
import { PositionActions, PositionFigures } from './position-figures';

const PositionHistory = lazyPart('position-history', async () => (await import('./position-history')).PositionHistory);

interface PositionDetailProps {
  readonly row: PositionRow;
  readonly owner: Address;
  readonly wbesc: Token;
}

/** What a position opens to: what it is, what it has earned, how it came about, and the ways on. */
export function PositionDetail(props: PositionDetailProps) {
  const { row, owner, wbesc } = props;
  const { t } = useText();
  return (
    <div className="grid gap-x-10 gap-y-4 py-2 lg:grid-cols-3">
      <section>
        <h3 className="text-sm text-text-muted">{t('My position')}</h3>
        <PositionFigures {...row} wbesc={wbesc} />
        <PositionActions {...row} wbesc={wbesc} actions={['add', 'remove']} />
      </section>
      <Earnings {...props} />
      <section className="min-w-0">
        <h3 className="text-sm text-text-muted">{t('My history')}</h3>
        <Suspense fallback={null}>
          <PositionHistory row={row} owner={owner} wbesc={wbesc} />
        </Suspense>
      </section>
    </div>
  );
}

/** The fees in tokens, and what keeping the tokens would have come to. */
function Earnings({ row, owner, wbesc }: PositionDetailProps) {
  const { t } = useText();
  const { past, currencyA, currencyB, position } = row;
  if (past.kind !== 'known') return <section />;
  const isTurned = wrapped(currencyA, wbesc).address !== position.supplied.pair.token0;
  const sides = (amount0: bigint, amount1: bigint) => (
    <span className="flex flex-col items-end">
      {amountOf(isTurned ? amount1 : amount0, currencyA)}
      {amountOf(isTurned ? amount0 : amount1, currencyB)}
    </span>
  );
  const { fees, received, sent } = past;
  return (
    <section>
      <h3 className="text-sm text-text-muted">{t('Since I added it')}</h3>
      <dl>
        <DataRow label={t('Fees earned')}>
          <Marked
            name={t('Fees earned')}
            load={async () => {
              const { feesFigure } = await import('../fees-figure');
              const currencies = isTurned ? ([currencyB, currencyA] as const) : ([currencyA, currencyB] as const);
              return feesFigure(position.supplied.pair, { owner, currencies });
            }}
          >
            {sides(fees.amount0, fees.amount1)}
          </Marked>
        </DataRow>
        <DataRow label={t('Added')}>{sides(fees.kept0, fees.kept1)}</DataRow>
        <DataRow label={t('Worth now if kept')}>
          <UsdFigure e18={past.keptE18} />
        </DataRow>
        <DataRow label={t('Worth now in the pool')}>
          <UsdFigure e18={past.nowE18} />
        </DataRow>
        {received > 0n ? <DataRow label={t('Not counted: came by transfer')}>{lpOf(received)}</DataRow> : null}
        {sent > 0n ? <DataRow label={t('Not counted: left by transfer')}>{lpOf(sent)}</DataRow> : null}
      </dl>
      <p className="mt-1 text-xs text-text-muted">
        {t('Fees of %a% and %b% as they stand in the pool now.', {
          a: displaySymbol(currencyA.symbol),
          b: displaySymbol(currencyB.symbol),
        })}
      </p>
    </section>
  );
}

const amountOf = (value: bigint, { decimals, symbol }: Currency) => (
  <ShownAmount amount={value} decimals={decimals} meaning="held" symbol={symbol} />
);

const lpOf = (value: bigint) => <ShownAmount amount={value} decimals={18} meaning="held" symbol="LP" />;
