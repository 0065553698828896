import type { pastTokenShape, pastTotalsShape } from '@besc/domain/info/info-rows';
import { type InfoWindow, windowEdges } from '@besc/domain/info/info-window';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { pastPoolShape } from '@besc/domain/shared/pool-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, type QueryPart } from '../shared/index-document';
import { nativeBy, poolBy } from '../shared/pool-parts';
import { tokenBy, totalsBy } from './past-parts';

/** States at the borders of the parts of a range: `edges` and as many states, undefined before the first. */
export interface InfoHistory<Past> {
  readonly edges: readonly number[];
  readonly past: readonly (Past | undefined)[];
  /** USD of one native coin at each border, 10^-18; 0n without one, and where states are in USD. */
  readonly nativeE18: readonly bigint[];
}

type HistoryRequest = IndexRequest & { readonly window: InfoWindow; readonly now: number };

/** The exchange over a range: one look-up for each border. Throws FetchError. */
export function fetchExchangeHistory(request: HistoryRequest): Promise<InfoHistory<Row<typeof pastTotalsShape>>> {
  return fetchHistory(request, undefined, (time) => totalsBy(time));
}

/** A token over a range. Throws FetchError. */
export function fetchTokenHistory(
  request: HistoryRequest & { token: Address },
): Promise<InfoHistory<Row<typeof pastTokenShape>>> {
  const { token, ...rest } = request;
  return fetchHistory(rest, token, (time) => tokenBy(time, 'tokenSnapshots', 'tokenId: $id, '));
}

/** A pool over a range. Throws FetchError. */
export function fetchPoolHistory(
  request: HistoryRequest & { pool: Address },
): Promise<InfoHistory<Row<typeof pastPoolShape>>> {
  const { pool, ...rest } = request;
  return fetchHistory(rest, pool, (time) => poolBy(time, 'pairSnapshots', 'pairId: $id, '));
}

async function fetchHistory<Past>(
  request: HistoryRequest,
  id: Address | undefined,
  partBy: (time: string) => QueryPart<Past[]>,
): Promise<InfoHistory<Past>> {
  const { window, now, ...rest } = request;
  const edges = windowEdges(window, now);
  // What happens in the second of a border belongs to the part that begins with it.
  const parts = edges.flatMap((edge, index) => {
    const before = String(Math.max(0, edge - 1));
    const states = [[`p${index}`, partBy(before)] as const];
    // The exchange is in USD already.
    return id === undefined ? states : [...states, [`n${index}`, nativeBy(before)] as const];
  });
  const document = indexDocument(id === undefined ? '' : '$id: String!', Object.fromEntries(parts));
  const data = await fetchIndex({ ...rest, document, variables: id === undefined ? {} : { id: indexId(id) } });
  const pastAt = (index: number) => (data[`p${index}`] as Past[] | undefined)?.[0];
  const nativeAt = (index: number) =>
    (data[`n${index}`] as { readonly nativePrice: bigint | undefined }[] | undefined)?.[0]?.nativePrice;
  return {
    edges,
    past: edges.map((_, index) => pastAt(index)),
    nativeE18: edges.map((_, index) => nativeAt(index) ?? 0n),
  };
}
