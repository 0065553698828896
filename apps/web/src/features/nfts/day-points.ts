import { daySeconds } from '@besc/domain/shared/constants';
import type { ChartPoint } from '@besc/ui/chart-drawing';
import type { CollectionDay } from '@besc/wire/nfts/fetch-collection-days';

/** What is drawn of a collection's days. */
export type DaysMeasure = 'floor' | 'volume' | 'sales';

const oneE18 = 1e18;

/**
 * The days of a range as points for drawing. A floor stays until something changes it, and a day without one, when nothing was for
 * sale, has no point; on a day without sales nothing was sold.
 */
export function dayPoints(
  days: readonly CollectionDay[],
  options: { readonly measure: DaysMeasure; readonly from: number; readonly today: number },
): readonly ChartPoint[] {
  const { measure, from, today } = options;
  const [first] = days;
  if (first === undefined) return [];
  const known = new Map(days.map((day) => [day.date, day]));
  const points: ChartPoint[] = [];
  let last: CollectionDay | undefined;
  for (let time = Math.min(first.date, from); time <= today; time += daySeconds) {
    const day = known.get(time);
    last = day ?? last;
    if (time < from || last === undefined) continue;
    if (measure !== 'floor') {
      const sold = measure === 'sales' ? (day?.dailyTrades ?? 0) : Number(day?.dailyVolumeWBESC ?? 0n) / oneE18;
      points.push({ time, value: sold });
    } else if (last.floorPrice !== null) points.push({ time, value: Number(last.floorPrice) / oneE18 });
  }
  return points;
}
