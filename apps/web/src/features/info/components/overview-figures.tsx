import { changeOf } from '@besc/domain/info/token-figures';
import { tradeFeeBps } from '@besc/domain/shared/trading-fee';
import { NumberText } from '@besc/ui/number-text';
import { Skeleton } from '@besc/ui/skeleton';
import type { InfoOverview } from '@besc/wire/info/fetch-overview';
import type { ReactNode } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { formatFigure } from '../../../blocks/prices/format-figure';
import { numberFormat } from '../../../lib/number-format';
import { ChangeFigure } from './change-figure';

/** The exchange in five figures, each against the day before. */
export function OverviewFigures(props: { readonly overview: InfoOverview | undefined; readonly isFailed: boolean }) {
  const { t, locale } = useText();
  const { overview, isFailed } = props;
  const isLoading = overview === undefined && !isFailed;
  // The index says 0 where the native coin has no trusted price.
  const isPriced = (overview?.nativeE18 ?? 0n) > 0n;
  const { totals, dayAgo, twoDaysAgo } = overview ?? {};
  const volume = (after: bigint | undefined, before: bigint | undefined) => (after ?? 0n) - (before ?? 0n);
  const dayVolume = isPriced && totals ? volume(totals.totalVolumeUSD, dayAgo?.totalVolumeUSD) : undefined;
  const volumeBefore = dayAgo && volume(dayAgo.totalVolumeUSD, twoDaysAgo?.totalVolumeUSD);
  const trades = totals && totals.totalTransactions - (dayAgo?.totalTransactions ?? 0);
  const tradesBefore = dayAgo && dayAgo.totalTransactions - (twoDaysAgo?.totalTransactions ?? 0);
  const locked = isPriced ? totals?.totalLiquidityUSD : undefined;
  const usd = (e18: bigint | undefined) =>
    e18 === undefined
      ? { value: undefined }
      : { value: formatFigure(Number(e18) / 1e18, locale), exact: formatFigure(Number(e18) / 1e18, locale, 2) };
  const count = (value: number | undefined) => ({
    value: value === undefined ? undefined : numberFormat(locale, { maximumFractionDigits: 0 }).format(value),
  });
  const change = (now: bigint | undefined, before: bigint | undefined) =>
    now === undefined || before === undefined ? undefined : changeOf(before, now);
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      <Figure label={t('Value locked')} isLoading={isLoading} change={change(locked, dayAgo?.totalLiquidityUSD)}>
        <NumberText {...usd(locked)} isRolling />
      </Figure>
      <Figure label={t('24h volume')} isLoading={isLoading} change={change(dayVolume, volumeBefore)}>
        <NumberText {...usd(dayVolume)} isRolling />
      </Figure>
      <Figure label={t('24h fees')} isLoading={isLoading} change={change(dayVolume, volumeBefore)}>
        <NumberText {...usd(dayVolume === undefined ? undefined : (dayVolume * tradeFeeBps) / 10_000n)} isRolling />
      </Figure>
      <Figure label={t('24h transactions')} isLoading={isLoading} change={change(big(trades), big(tradesBefore))}>
        <NumberText {...count(trades)} isRolling />
      </Figure>
      <Figure
        label={t('Accounts that traded')}
        isLoading={isLoading}
        change={change(big(totals?.totalTraders), big(dayAgo?.totalTraders))}
      >
        <NumberText {...count(totals?.totalTraders)} isRolling />
      </Figure>
    </dl>
  );
}

const big = (count: number | undefined) => (count === undefined ? undefined : BigInt(count));

function Figure(props: {
  readonly label: string;
  readonly isLoading: boolean;
  readonly change: number | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-border bg-surface-raised p-4">
      <dt className="text-sm text-text-muted">{props.label}</dt>
      <dd className="flex h-9 min-w-0 items-center text-lg font-semibold">
        {props.isLoading ? <Skeleton className="h-6 w-24" /> : props.children}
      </dd>
      <dd className="flex min-h-5 items-center text-xs">
        {props.isLoading ? null : <ChangeFigure change={props.change} />}
      </dd>
    </div>
  );
}
