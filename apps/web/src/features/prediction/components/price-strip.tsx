import type { OraclePrice } from '@besc/domain/prediction/round';
import { NumberText } from '@besc/ui/number-text';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { formatDuration } from '../../../blocks/clock/format-duration';
import { useText } from '../../../blocks/language/use-text';
import { pricePointsQuery } from '../prediction.queries';
import { type CardView, progressOf } from '../prediction.view-model';
import { priceNumber, priceText } from '../price-text';

const width = 1000;
const height = 120;
/** What is read of the oracle's past: a round and its wait, whatever their length within an hour. */
const readSeconds = 3600;

/** The live price as a line over the time of the live round, which runs out to the end; the locked price is its level. */
export function PriceStrip(props: {
  readonly price: OraclePrice | undefined;
  readonly live: CardView | undefined;
  readonly now: number;
}) {
  const { t, locale } = useText();
  const chain = useChain();
  const { price, live, now } = props;
  const { data: points = [] } = useQuery(pricePointsQuery(chain, readSeconds));
  const from = live?.lockAt ?? now - 300;
  const to = live?.closeAt ?? now;
  const last = price && { time: price.updatedAt, price: price.price };
  const drawn = [
    ...points.filter(({ time }) => time >= from),
    ...(last && last.time >= from ? [last, { ...last, time: now }] : []),
  ];
  const level = live?.lockPrice;
  const difference = level === undefined || price === undefined ? 0n : price.price - level;
  const tone = difference > 0n ? 'up' : difference < 0n ? 'down' : 'plain';
  const age = price && Math.max(0, now - price.updatedAt);
  return (
    <section
      aria-label={t('Live price')}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-border bg-surface-raised px-4 py-3"
    >
      <div>
        <p className="text-sm text-text-muted">{t('BESC in USD, by the oracle')}</p>
        <p className="text-xl font-semibold">
          <NumberText value={price && priceText(price.price, locale)} tone={tone} isRolling />
        </p>
        <p className="text-sm text-text-muted">
          {age === undefined ? t('No price yet') : t('Reported %time% ago', { time: formatDuration(age, locale) })}
        </p>
      </div>
      <Line points={drawn} level={level} from={from} to={to} tone={tone} />
    </section>
  );
}

function Line(props: {
  readonly points: readonly { readonly time: number; readonly price: bigint }[];
  readonly level: bigint | undefined;
  readonly from: number;
  readonly to: number;
  readonly tone: 'up' | 'down' | 'plain';
}) {
  const { points, level, from, to, tone } = props;
  const values = [
    ...points.map(({ price }) => priceNumber(price)),
    ...(level === undefined ? [] : [priceNumber(level)]),
  ];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A price that hardly moves is not drawn as if it jumped.
  const span = Math.max(most - least, most * 0.002) || 1;
  const middle = (least + most) / 2;
  const y = (value: number) => height / 2 - ((value - middle) / span) * (height - 24);
  const path = points
    .map(
      ({ time, price }, place) =>
        `${place === 0 ? 'M' : 'L'}${(progressOf(from, to, time) * width).toFixed(1)} ${y(priceNumber(price)).toFixed(1)}`,
    )
    .join(' ');
  const stroke = tone === 'up' ? 'stroke-up' : tone === 'down' ? 'stroke-down' : 'stroke-primary';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-16 min-w-24 flex-1 basis-24"
    >
      {level === undefined ? null : (
        <line
          x1="0"
          x2={width}
          y1={y(priceNumber(level))}
          y2={y(priceNumber(level))}
          className="stroke-border-strong"
          strokeDasharray="6 6"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={path}
        fill="none"
        className={stroke}
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
