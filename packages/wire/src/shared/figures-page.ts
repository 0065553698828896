import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { mostWatched } from '@besc/domain/shared/most-watched';
import type { IndexRequest } from './fetch-index';
import { daysOf, timesBefore } from './pool-parts';

/** A page of figures, and those of what is watched. */
export interface FiguresPage<Figures> {
  readonly rows: readonly Figures[];
  readonly watched: readonly Figures[];
  readonly next: string | undefined;
}

/** What figures are asked by: the time, what is watched, and the cursor of the page before. */
export type FiguresRequest = IndexRequest & {
  readonly now: number;
  readonly watched: readonly Address[];
  readonly after: string | undefined;
};

/** Variables of a query of figures, and the rest of the request. */
export function figuresVariables({ now, watched, after, ...rest }: FiguresRequest) {
  const ids = watched.filter(isAddressShape).slice(0, mostWatched).map(indexId);
  return { rest, variables: { watched: ids, after: after ?? null, ...timesBefore(now), ...daysOf(now) } };
}
