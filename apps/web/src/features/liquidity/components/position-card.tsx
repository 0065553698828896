import { addPath, removePath } from '@besc/domain/liquidity/liquidity-path';
import { formatPairShare, formatPairShareExact } from '@besc/domain/liquidity/pair-share';
import { orderedAmounts, type Position } from '@besc/domain/liquidity/position';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Disclosure } from '@besc/ui/disclosure';
import { Link } from 'wouter';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { formatPercent } from '../../../lib/format-percent';

interface PositionProps {
  readonly position: Position;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly wbesc: Token;
}

/** What a position can be gone on with. */
type PositionAction = 'add' | 'remove';

/** One position in the list: its pair and share, opened to what it would pay, with its two actions. */
export function PositionRow(given: PositionProps) {
  const props = inOrder(given);
  const { t, locale } = useText();
  const { position, currencyA, currencyB } = props;
  const { amountA, amountB } = orderedAmounts(position, wrapped(currencyA, props.wbesc).address);
  const pooled = (value: bigint, { decimals, symbol }: Currency) => (
    <span className="flex min-w-0 sm:justify-end">
      <ShownAmount amount={value} decimals={decimals} meaning="held" symbol={symbol} />
    </span>
  );
  return (
    <Disclosure
      summary={
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          <span className="max-sm:row-span-2">
            <PairMarks {...props} />
          </span>
          <span className="min-w-0">
            <bdi className="block text-base font-semibold [overflow-wrap:anywhere]">
              {pairName(currencyA, currencyB, props.wbesc.address)}
            </bdi>
            <span className="block text-xs text-text-muted tabular-nums">
              {t('Share of Pool')} <span dir="ltr">{formatPercent(formatPairShare(position.share), locale)}</span>
            </span>
          </span>
          {/* The same figures stand in the part that opens, with their names. */}
          <span
            aria-hidden
            className="flex min-w-0 flex-wrap gap-x-2 text-xs max-sm:col-start-2 sm:block sm:max-w-72 sm:pe-2 sm:text-end sm:text-sm sm:font-medium"
          >
            {pooled(amountA, currencyA)}
            {pooled(amountB, currencyB)}
          </span>
        </span>
      }
    >
      <PositionFigures {...props} />
      <PositionActions {...props} actions={['add', 'remove']} />
    </Disclosure>
  );
}

/** The position of the pair that is on the screen. */
export function PositionCard(given: PositionProps & { readonly actions: readonly PositionAction[] }) {
  const props = inOrder(given);
  const { t } = useText();
  const { currencyA, currencyB } = props;
  return (
    <section className="w-full max-w-[480px] rounded-card border border-border bg-surface-raised p-5">
      <h2 className="text-sm text-text-muted">{t('LP tokens in your wallet')}</h2>
      <p className="mt-2 mb-1 flex items-center gap-3 font-semibold">
        <PairMarks {...props} />
        <bdi className="[overflow-wrap:anywhere]">{pairName(currencyA, currencyB, props.wbesc.address)}</bdi>
      </p>
      <PositionFigures {...props} />
      <PositionActions {...props} />
    </section>
  );
}

/** Name, marks and figures of a pair stand in one order, whichever token was chosen first. */
function inOrder<Props extends PositionProps>(props: Props): Props {
  const [currencyA, currencyB] = pairOrder(props.currencyA, props.currencyB, props.wbesc.address);
  return { ...props, currencyA, currencyB };
}

function PairMarks({ currencyA, currencyB }: PositionProps) {
  return (
    <span className="flex shrink-0 -space-x-2">
      <CurrencyMark currency={currencyA} size={32} />
      <CurrencyMark currency={currencyB} size={32} />
    </span>
  );
}

function PositionFigures({ position, currencyA, currencyB, wbesc }: PositionProps) {
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

function PositionActions({
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
