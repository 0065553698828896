import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { Link } from 'wouter';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { Countdown } from '../../../blocks/clock/countdown';
import { useText } from '../../../blocks/language/use-text';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { formatDecimal } from '../../../lib/format-decimal';
import { ifoOverlay } from '../ifo-overlay';
import type { SaleView } from '../sale-view';
import { PoolCard } from './pool-card';
import { StatusBadge } from './status-badge';

/** A sale with its progress and both pools. */
export function SaleCard(props: {
  readonly view: SaleView;
  readonly hasAccount: boolean;
  readonly isActive: boolean | undefined;
  /** Undefined where the index does not tell. */
  readonly participants: number | undefined;
}) {
  const { t, locale } = useText();
  const { view, hasAccount, isActive, participants } = props;
  const { sale, status, tokens, raised, target, owed } = view;
  const symbol = tokens && displaySymbol(tokens.offered.symbol);
  const money = (amount: bigint) =>
    tokens === undefined ? (
      '–'
    ) : (
      <ShownAmount amount={amount} decimals={tokens.raised.decimals} meaning="held" symbol={tokens.raised.symbol} />
    );
  return (
    <Card
      kind="panel"
      aria-label={t('Sale %round%', { round: String(sale.round) })}
      title={
        <span className="flex items-center gap-3">
          {tokens ? <CurrencyMark currency={tokens.offered} size={40} /> : null}
          {symbol ?? t('Sale %round%', { round: String(sale.round) })}
        </span>
      }
      subtitle={symbol && t('Sale %round%', { round: String(sale.round) })}
      actions={<StatusBadge {...view} />}
    >
      <dl className="mb-4">
        {status === 'finished' ? null : (
          <DataRow label={status === 'live' ? t('Ends in') : t('Starts in')} isStrong>
            <Countdown
              until={{ kind: 'block', block: BigInt(status === 'live' ? sale.endBlock : sale.startBlock) }}
              over={t('any moment now')}
            />
          </DataRow>
        )}
        <DataRow label={status === 'finished' ? t('Raised') : t('Raised so far')}>
          {money(raised)} / {money(target)}
        </DataRow>
        <DataRow
          label={t('Minimum of the sale')}
          help={{
            name: t('About the minimum'),
            text: t('If less than this is raised by the end, everybody gets everything back.'),
          }}
        >
          {money(sale.minimumRaise)}
        </DataRow>
        <DataRow label={t('Participants')}>
          {participants === undefined ? '–' : formatDecimal(String(participants), locale)}
        </DataRow>
        {sale.points > 0 ? (
          <DataRow
            label={t('Points')}
            help={{
              name: t('About points'),
              text: t('For about 10 USD or more, once it is claimed.'),
            }}
          >
            {formatDecimal(String(sale.points), locale)}
          </DataRow>
        ) : null}
      </dl>
      {view.isFailed ? (
        <Notice tone="warning" className="mb-4">
          {t('This sale ended below its minimum: everything that was committed goes back.')}
        </Notice>
      ) : null}
      {hasAccount && isActive === false && status !== 'finished' ? (
        <Notice
          tone="warning"
          className="mb-4"
          actions={<TextLink render={<Link to="/create-profile" />}>{t('Activate your profile')}</TextLink>}
        >
          {t('Only accounts with an active profile can take part.')}
        </Notice>
      ) : null}
      {owed > 0n && tokens ? (
        <Notice
          tone="warning"
          className="mb-4"
          actions={
            <Button size="small" onClick={() => ifoOverlay.open({ kind: 'owed', round: sale.round })}>
              {t('Claim')}
            </Button>
          }
        >
          {t('The token refused a payment to you, and still owes it.')}
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {view.pools.map((part) => (
          <PoolCard key={part.pid} view={view} part={part} hasAccount={hasAccount} isActive={isActive} />
        ))}
      </div>
    </Card>
  );
}
