import { daySeconds } from '../shared/constants';

/** Ranges of the charts of analytics. */
export const infoWindows = ['1D', '7D', '14D', '30D', '1Y', '5Y'] as const;

export type InfoWindow = (typeof infoWindows)[number];

const hour = 3_600;

/** How a range is cut: so many parts of `stepSeconds`, the last of which ends with the hour or day that runs. */
const sampling: Readonly<Record<InfoWindow, { points: number; stepSeconds: number; unitSeconds: number }>> = {
  '1D': { points: 24, stepSeconds: hour, unitSeconds: hour },
  '7D': { points: 28, stepSeconds: 6 * hour, unitSeconds: hour },
  '14D': { points: 28, stepSeconds: 12 * hour, unitSeconds: hour },
  '30D': { points: 30, stepSeconds: daySeconds, unitSeconds: daySeconds },
  '1Y': { points: 24, stepSeconds: 15 * daySeconds, unitSeconds: daySeconds },
  '5Y': { points: 60, stepSeconds: 30 * daySeconds, unitSeconds: daySeconds },
};

/** The borders of a range's parts, oldest first, one more than parts; unix seconds. None is before 1970. */
export function windowEdges(window: InfoWindow, now: number): readonly number[] {
  const { points, stepSeconds, unitSeconds } = sampling[window];
  const end = (Math.floor(now / unitSeconds) + 1) * unitSeconds;
  return Array.from({ length: points + 1 }, (_, index) => Math.max(0, end - (points - index) * stepSeconds));
}

/** Whether times of a range are days in UTC rather than hours of the reader. */
export function isByDay(window: InfoWindow): boolean {
  return sampling[window].unitSeconds === daySeconds;
}
