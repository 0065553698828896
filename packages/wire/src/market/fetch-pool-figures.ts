import type { PoolFigures } from '@besc/domain/market/pool-figures';
import { mostWatched } from '@besc/domain/shared/most-watched';
import { fetchIndex } from '../shared/fetch-index';
import { type FiguresPage, type FiguresRequest, figuresVariables } from '../shared/figures-page';
import { indexDocument, pageWith, rowsWith } from '../shared/index-document';
import { nativeNow, poolFiguresAt, poolRow, timesText } from '../shared/pool-parts';

const document = indexDocument(`$watched: [String!], $after: String, ${timesText}`, {
  // Each row is two look-ups, of which a request has 500.
  page: pageWith('pairs(orderBy: "reserveUSD", orderDirection: "desc", limit: 100, after: $after)', poolRow),
  watched: rowsWith(`pairs(where: { id_in: $watched }, limit: ${mostWatched})`, poolRow, mostWatched),
  bundle: nativeNow,
});

/** The pools that hold most, a page at a time, and the watched ones. One request. Throws FetchError. */
export async function fetchPoolFigures(request: FiguresRequest): Promise<FiguresPage<PoolFigures>> {
  const { rest, variables } = figuresVariables(request);
  const { page, watched, bundle } = await fetchIndex({ ...rest, document, variables });
  const figures = poolFiguresAt(bundle);
  return { rows: page.rows.map(figures), watched: watched.map(figures), next: page.next };
}
