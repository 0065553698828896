/** A place on the time axis, whose places all have one width. */
export interface ChartSlot {
  readonly time: number;
  /** The point that is read here: the one that stands here, else the nearest. */
  readonly index: number;
  /** Whether a point stands here; the others are empty, and a line passes over them. */
  readonly isPoint: boolean;
}

/** Steps finer than this part of the whole are not told apart, which bounds the number of empty places. */
const mostSteps = 300;

/**
 * The places of points at `times` (rising) on an axis that knows no time but an order: where times are left out, so many
 * empty places stand as there would have been steps. The last distance, to a moment like now, is no step of its own.
 */
export function chartSlots(times: readonly number[]): readonly ChartSlot[] {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const distances = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const steps = distances.length > 1 ? distances.slice(0, -1) : distances;
  const step = Math.max(Math.min(...steps), (last - first) / mostSteps);
  return times.flatMap((time, index) => {
    const distance = distances[index];
    const count = distance === undefined ? 1 : Math.max(1, Math.round(distance / step));
    return Array.from({ length: count }, (_, place) => ({
      time: place === 0 ? time : time + Math.round(((distance ?? 0) * place) / count),
      index: place * 2 > count ? index + 1 : index,
      isPoint: place === 0,
    }));
  });
}
