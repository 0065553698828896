/** How the figures and times of a series are written. */
export interface SeriesFormat {
  readonly value: (value: number) => string;
  /** The labels of the value axis, all at once, so that they can share one number of decimals. */
  readonly ticks: (values: readonly number[]) => string[];
  /** `axis` is short, `reading` complete. */
  readonly time: (seconds: number, place: 'axis' | 'reading') => string;
}
