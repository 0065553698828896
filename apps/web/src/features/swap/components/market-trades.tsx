import { oneE18 } from '@besc/domain/shared/fixed-point';
import { type Fraction, fraction, toSignificant } from '@besc/domain/shared/fraction';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Badge } from '@besc/ui/badge';
import { EmptyState } from '@besc/ui/empty-state';
import clsx from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import type { ChartPair } from '../../../blocks/charts/chart-pair';
import { formatPrice } from '../../../blocks/charts/format-price';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { useAccount } from '../../../blocks/wallet/use-account';
import { dateTimeFormat } from '../../../lib/date-time-format';
import { formatDecimal } from '../../../lib/format-decimal';
import { reachByKeyboard } from '../../../lib/reach-by-keyboard';
import type { SeenTrade } from '../pair-trades';

/** The newest trades of the pair as they happen; those of the connected account are marked. */
export function MarketTrades({ pair, trades }: { readonly pair: ChartPair; readonly trades: readonly SeenTrade[] }) {
  const { t } = useText();
  const { address } = useAccount();
  const [input, output] = [displaySymbol(pair.input.symbol), displaySymbol(pair.output.symbol)];
  if (trades.length === 0) return <EmptyState title={t('No trades yet')} className="py-4" />;
  return (
    <section aria-label={t('Trades')} ref={reachByKeyboard} className="max-h-[26rem] overflow-auto">
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{t('Newest trades of %input% in %output%', { input, output })}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-xs text-text-muted">
          <tr className="border-b border-border [&>th]:h-9 [&>th]:px-2 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col" className="ps-0! text-start">
              {t('Time')}
            </th>
            <th scope="col" className="text-start">
              {t('Side')}
            </th>
            <th scope="col" className="text-end">
              {t('Price')}
            </th>
            <th scope="col" className="text-end">
              {input}
            </th>
            <th scope="col" className="text-end max-sm:hidden">
              {output}
            </th>
            <th scope="col" className="text-end max-md:hidden">
              {t('Value')}
            </th>
            <th scope="col" className="pe-0! text-end max-sm:hidden">
              {t('Account')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <TradeRow key={trade.id} trade={trade} isOwn={trade.account === address} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TradeRow({ trade, isOwn }: { readonly trade: SeenTrade; readonly isOwn: boolean }) {
  const { t, locale } = useText();
  const isBuy = trade.kind === 'buy';
  const Arrow = isBuy ? ArrowUpRight : ArrowDownRight;
  const ink = isBuy ? 'text-up' : 'text-down';
  const amount = (value: Fraction) => formatDecimal(toSignificant(value, 5), locale);
  return (
    <tr
      className={clsx(
        'ui-arriving border-b border-border/60 [&>td]:h-9 [&>td]:px-2 [&>td]:whitespace-nowrap',
        isOwn && 'bg-primary-soft',
      )}
    >
      <td className="ps-0! text-text-muted">
        <TradeTime trade={trade} />
      </td>
      <td className={ink}>
        <span className="inline-flex items-center gap-0.5">
          <Arrow size={14} aria-hidden />
          {isBuy ? t('Buy') : t('Sell')}
        </span>
      </td>
      <td className={clsx('text-end', ink)}>
        <bdi>{formatPrice(Number(toSignificant(trade.price, 15)), locale)}</bdi>
      </td>
      <td className="text-end">
        <bdi>{amount(trade.amount)}</bdi>
      </td>
      <td className="text-end max-sm:hidden">
        <bdi>{amount(trade.paid)}</bdi>
      </td>
      <td className="text-end max-md:hidden">
        <UsdText value={trade.usdE18 ? fraction(trade.usdE18, oneE18) : undefined} />
      </td>
      <td className="pe-0! text-end max-sm:hidden">
        {isOwn ? <Badge>{t('You')}</Badge> : <AccountName address={trade.account} />}
      </td>
    </tr>
  );
}

/** The clock of a trade of these 24 hours, else its day; it leads to the transaction where there is an explorer. */
function TradeTime({ trade: { time, transaction } }: { readonly trade: SeenTrade }) {
  const { locale } = useText();
  const { settings, reader } = useChain();
  const isRecent = Number(reader.blocks.timestamp() ?? 0) - time < 86_400;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const style: Intl.DateTimeFormatOptions = isRecent ? clock : { day: 'numeric', month: 'short', year: 'numeric' };
  const text = dateTimeFormat(locale, style).format(time * 1000);
  const whole = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(time * 1000);
  const link = transactionUrl(settings, transaction);
  if (link === undefined) return <span title={whole}>{text}</span>;
  return (
    <a href={link} target="_blank" rel="noreferrer" title={whole} className="hover:text-text hover:underline">
      {text}
    </a>
  );
}
