import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Link } from 'wouter';
import { useText } from '../language/use-text';
import type { ChartPair } from './chart-pair';

/** Says that no history could be had, for which tokens exactly, and what still works. */
export function PairChartFailure(props: { readonly pair: ChartPair; readonly onRetry: (() => void) | undefined }) {
  const { t } = useText();
  const { pair, onRetry } = props;
  return (
    <ErrorState
      title={t('Failed to load price chart for this pair')}
      {...(onRetry === undefined ? {} : { retry: { label: t('Try again'), onPress: onRetry } })}
      className="py-2"
    >
      {[pair.inputToken, pair.outputToken].map((token) => (
        <p key={token.address} dir="ltr" className="text-xs [overflow-wrap:anywhere]">
          {token.address}
        </p>
      ))}
      <p className="mt-2">{t('Swapping works without it: prices for trades come from the chain.')}</p>
    </ErrorState>
  );
}

/** What a pair without a point says: that its prices could not be had, that it is not supplied, or no price. */
export function PairChartEmpty(props: {
  readonly pair: ChartPair;
  readonly reason: 'failed' | 'no pair' | 'no prices';
  readonly onRetry: () => void;
}) {
  const { t } = useText();
  const { pair, reason, onRetry } = props;
  switch (reason) {
    case 'failed':
      return <PairChartFailure pair={pair} onRetry={onRetry} />;
    case 'no pair':
      return <NotSupplied pair={pair} />;
    case 'no prices':
      return (
        <EmptyState title={t('No prices in this range')}>
          {t('No price yet: no trades, or too little liquidity.')}
        </EmptyState>
      );
  }
}

/** Two tokens without a pool yet: the next step is to be the first. */
function NotSupplied({ pair }: { readonly pair: ChartPair }) {
  const { t } = useText();
  const path = [pair.input, pair.output].map(currencyIdOf).join('/');
  return (
    <EmptyState
      title={t('No pool yet')}
      action={<Button render={<Link to={`/add/${path}`} />}>{t('Create pool')}</Button>}
    >
      {t('There’s no pool for %input% and %output% yet, so there’s no price.', {
        input: displaySymbol(pair.input.symbol),
        output: displaySymbol(pair.output.symbol),
      })}
    </EmptyState>
  );
}
