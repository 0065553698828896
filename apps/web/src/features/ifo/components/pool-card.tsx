import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { Check } from 'lucide-react';
import { rateText } from '../../../blocks/amounts/rate-text';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { ifoOverlay } from '../ifo-overlay';
import type { PoolView, SaleView } from '../sale-view';
import { PoolFigures } from './pool-figures';
import { ProgressBar } from './progress-bar';

/** One of the two pools of a sale: what it asks, what the account has in it, and what can be done. */
export function PoolCard(props: {
  readonly view: SaleView;
  readonly part: PoolView;
  readonly hasAccount: boolean;
  /** Undefined while that is not known. */
  readonly isActive: boolean | undefined;
}) {
  const { t, locale } = useText();
  const { view, part, hasAccount } = props;
  const { tokens, status } = view;
  const { pid, pool, own } = part;
  const title = pid === 0 ? t('Basic sale') : t('Unlimited sale');
  const about =
    pid === 0
      ? t('Each account can commit up to a cap, without a fee.')
      : t('Commit as much as you like; a fee is taken from what comes back.');
  return (
    <Card kind="panel" title={title} titleLevel={3} subtitle={about}>
      <div className="mb-3">
        <ProgressBar
          share={Number((part.share.numerator * 1000n) / part.share.denominator) / 1000}
          label={t('Committed of what is raised')}
        />
      </div>
      <dl>
        <PoolFigures view={view} part={part} />
        {own !== undefined && own.amount > 0n && tokens !== undefined ? (
          <>
            <DataRow label={t('Your commitment')} isStrong>
              <ShownAmount
                amount={own.amount}
                decimals={tokens.raised.decimals}
                meaning="paid"
                symbol={tokens.raised.symbol}
              />
            </DataRow>
            <DataRow label={status === 'finished' ? t('You bought') : t('You get, as it stands')} isStrong>
              <ShownAmount
                amount={own.shares.offering}
                decimals={tokens.offered.decimals}
                meaning="held"
                symbol={tokens.offered.symbol}
              />
            </DataRow>
            <DataRow label={t('Comes back')}>
              <ShownAmount
                amount={own.shares.refund}
                decimals={tokens.raised.decimals}
                meaning="held"
                symbol={tokens.raised.symbol}
              />
            </DataRow>
            {pool.hasTax ? (
              <DataRow label={t('Fee')}>
                <ShownAmount
                  amount={own.shares.tax}
                  decimals={tokens.raised.decimals}
                  meaning="paid"
                  symbol={tokens.raised.symbol}
                />
              </DataRow>
            ) : null}
          </>
        ) : null}
      </dl>
      {own !== undefined && own.amount > 0n && own.shares.offering === 0n && !view.isFailed ? (
        <p className="mt-2 text-sm text-text-muted">
          {t('As it stands this rounds to no token at all, so all of it comes back.')}
        </p>
      ) : null}
      <div className="mt-4">{action()}</div>
      <p className="sr-only" role="status">
        {rateText(part.share, locale)}
      </p>
    </Card>
  );

  function action() {
    if (!hasAccount) return status === 'live' || status === 'coming_soon' ? <ConnectButton wide /> : null;
    if (own === undefined) return <Button wide disabledReason={t('Your part could not be read')} />;
    if (status === 'finished') {
      if (own.amount === 0n) return <Button wide disabledReason={t('You took no part')} />;
      if (own.hasHarvested) {
        return (
          <p className="flex items-center justify-center gap-2 text-sm text-text-muted">
            <Check size={18} aria-hidden />
            {t('Claimed')}
          </p>
        );
      }
      return (
        <Button kind="primary" wide onClick={() => ifoOverlay.open({ kind: 'harvest', round: view.sale.round, pid })}>
          {view.isFailed ? t('Take everything back') : t('Claim')}
        </Button>
      );
    }
    if (status === 'coming_soon') return <Button wide disabledReason={t('Not started yet')} />;
    if (status === 'idle') return <Button wide pending={t('Loading')} />;
    if (props.isActive === false) return <Button wide disabledReason={t('An active profile is required')} />;
    if (pid === 0 && own.amount >= pool.limitPerUser) return <Button wide disabledReason={t('You are at the cap')} />;
    return (
      <Button kind="primary" wide onClick={() => ifoOverlay.open({ kind: 'commit', round: view.sale.round, pid })}>
        {t('Commit')}
      </Button>
    );
  }
}
