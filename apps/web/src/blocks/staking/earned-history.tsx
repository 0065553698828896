import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { earnedOverTime } from '@besc/domain/yields/earned-over-time';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { Select } from '@besc/ui/select';
import { Coins, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dateTimeFormat } from '../../lib/date-time-format';
import { formatDollars } from '../../lib/format-dollars';
import { numberFormat } from '../../lib/number-format';
import { saveTextFile } from '../../lib/save-text-file';
import { ShownAmount } from '../amounts/shown-amount';
import { DataDelayedNotice } from '../charts/data-delayed-notice';
import { formatTicks } from '../charts/format-ticks';
import { SeriesChart } from '../charts/series-chart';
import type { MakeFigure } from '../check/figure';
import { Marked } from '../check/marked';
import { useText } from '../language/use-text';
import { type EarnedHeadings, earnedCsv } from './earned-csv';
import type { EarnedDay, EarnedToken } from './earned-day';
import { type EarnedRange, earnedSeries, lastSum } from './earned-series';
import { useEarnedHeadings } from './use-earned-headings';

/** Choices that still stand side by side. */
const mostSegments = 3;
const height = 280;
const inUsd = 'usd';

/** What an account has earned in all and over time, in USD of the time and in tokens, and all of it as a file. */
export function EarnedHistory(props: {
  /** Undefined while they are on their way. */
  readonly days: readonly EarnedDay[] | undefined;
  /** What has grown since the last day and is in no file yet. */
  readonly running?: EarnedDay | undefined;
  /** When the days were read, unix seconds. */
  readonly now: number;
  readonly isFailed: boolean;
  readonly isTrying: boolean;
  readonly retry: () => void;
  /** How many days could not be read from the chain. */
  readonly missing: number;
  /** Of what they are, in the name of the file. */
  readonly what: string;
  readonly headings: Pick<EarnedHeadings, 'position' | 'id' | 'grown'>;
  /** What of the earnings is in it. */
  readonly note: string;
  /** Loads the figure of what was earned in a token, by its key. */
  readonly loadFigure: (token: string) => Promise<MakeFigure>;
}) {
  const { t, locale } = useText();
  const { days, running, now, isFailed, missing, what } = props;
  const [choice, setChoice] = useState<string>();
  const [range, setRange] = useState<EarnedRange>('all');
  const headings = useEarnedHeadings(props.headings);
  const all = useMemo(() => days && [...days, ...(running ? [running] : [])], [days, running]);
  const earned = useMemo(
    () =>
      all &&
      earnedOverTime(
        all.flatMap(({ time, earned: { key: token }, sums, grown }) => [
          { time, token, ...sums.harvested },
          ...(grown ? [{ time, token, ...grown }] : []),
        ]),
      ),
    [all],
  );
  const tokens = useMemo(
    () => new Map<string, EarnedToken>(all?.map(({ earned: token }) => [token.key, token])),
    [all],
  );
  const paid = [...(earned?.tokens ?? [])].flatMap(([key, sums]) => {
    const token = tokens.get(key);
    return token ? [{ token, sum: lastSum(sums) }] : [];
  });
  // What had no price when it was paid is drawn in tokens, or it would seem to be nothing.
  const isPriced = earned === undefined || earned.usdE18.length > 0 || paid.length === 0;
  const chosen = choice ?? (isPriced ? inUsd : (paid[0]?.token.key ?? inUsd));
  const token = tokens.get(chosen);
  const measure = token ? chosen : inUsd;
  const points = useMemo(() => {
    if (earned === undefined) return isFailed ? [] : undefined;
    const sums = token ? (earned.tokens.get(token.key) ?? []) : earned.usdE18;
    return earnedSeries({ sums, unit: Number(powerOfTen(token?.decimals ?? 18)), range, now });
  }, [earned, isFailed, token, range, now]);
  const options = [
    ...(isPriced ? [{ value: inUsd, label: 'USD' }] : []),
    ...paid.map(({ token: { key, symbol } }) => ({ value: key, label: symbol })),
  ];
  const rangeTexts = { '1M': t('1M'), '1Y': t('1Y'), all: t('All') };
  const label = t('Total earned');
  const failure = (
    <ErrorState
      title={t('Couldn’t load your earnings')}
      retry={{ label: t('Try again'), pending: props.isTrying && t('Loading'), onPress: props.retry }}
      className="py-2"
    >
      {t('Stakes and rewards come from the chain and are not affected.')}
    </ErrorState>
  );
  const save = () =>
    saveTextFile({
      name: `besc-${what}-${new Date(now * 1000).toISOString().slice(0, 10)}.csv`,
      type: 'text/csv',
      text: earnedCsv(days ?? [], headings),
    });
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-2" aria-label={t('Total earned by token')}>
          {paid.map(({ token: one, sum }) => (
            <div key={one.key} className="min-w-0">
              <dt className="text-xs text-text-muted">{t('Total %symbol% earned', { symbol: one.symbol })}</dt>
              <dd className="font-semibold">
                <Marked
                  name={t('Total %symbol% earned', { symbol: one.symbol })}
                  load={() => props.loadFigure(one.key)}
                >
                  <ShownAmount amount={sum} decimals={one.decimals} meaning="held" symbol={one.symbol} tone="reward" />
                </Marked>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          {options.length > mostSegments ? (
            <Select
              label={t('Chart shows')}
              icon={<Coins size={16} aria-hidden />}
              value={measure}
              onValueChange={setChoice}
              options={options}
            />
          ) : (
            <SegmentedControl
              label={t('Chart shows')}
              size="small"
              value={measure}
              onValueChange={setChoice}
              options={options}
            />
          )}
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            disabledReason={days === undefined || days.length === 0 ? t('Nothing to save yet') : undefined}
            onClick={save}
          >
            {t('Save as CSV')}
          </Button>
        </div>
      </div>
      <SeriesChart
        key={measure}
        label={t('%value% in %unit%, %range%', {
          value: label,
          unit: token?.symbol ?? 'USD',
          range: rangeTexts[range],
        })}
        valueName={label}
        unit={token ? token.symbol : t('total earned, at the prices of the time')}
        ranges={(['1M', '1Y', 'all'] as const).map((value) => ({ value, label: rangeTexts[value] }))}
        range={range}
        onRangeChange={setRange}
        points={points}
        format={{
          value: (value) => (token ? tokenText(value, locale) : dollars(value, locale)),
          ticks: (values) => formatTicks(values, locale),
          time: (time, place) => dateTimeFormat(locale, timeStyles[place]).format(time * 1000),
        }}
        height={height}
        empty={
          isFailed ? (
            failure
          ) : (
            <EmptyState title={t('You haven’t been paid anything here yet')}>
              {t('Your earnings appear here after your first harvest.')}
            </EmptyState>
          )
        }
        footer={
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-1 text-end">
            <DataDelayedNotice />
            <p>{props.note}</p>
          </div>
        }
      />
      {earned && earned.unpriced.size > 0 ? (
        <p className="text-xs text-text-muted">
          {t('Not in the USD total, because it had no price when paid:')}{' '}
          {[...earned.unpriced].map((key) => tokens.get(key)?.symbol).join(', ')}
        </p>
      ) : null}
      {missing > 0 ? (
        <p className="text-xs text-text-muted">{t('Some days are missing because their tokens couldn’t be loaded.')}</p>
      ) : null}
    </div>
  );
}

/** The index counts days in UTC. */
const timeStyles = {
  axis: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  reading: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const;

const cent = 0.01;

/** To the cent; what is less than one, or a loss of less, is never told to be nothing. */
function dollars(value: number, locale: string): string {
  if (value === 0 || Math.abs(value) >= cent) return formatDollars(value, locale);
  return `${value < 0 ? '−' : ''}<${formatDollars(cent, locale)}`;
}

/** As every amount that somebody has: six significant digits, rounded down. The text of a drawn number has its decimals exact. */
function tokenText(value: number, locale: string): string {
  const format = numberFormat(locale, { maximumSignificantDigits: 6, roundingMode: 'trunc' });
  return format.format(value.toPrecision(15) as `${number}`);
}
